// The top of the first page: the firm, what this is, the facts, and to whom it is written.
import { inks, styles } from './paper-looks.mjs'

const logoRoom = { width: 190, height: 54 }

/** A picture that cannot be read is left out: the firm has its name beside it. */
export function drawPicture(doc, bytes, x, y, room) {
  if (!bytes) return 0
  try {
    const picture = doc.openImage(Buffer.from(bytes))
    const scale = Math.min(room.width / picture.width, room.height / picture.height)
    const [width, height] = [picture.width * scale, picture.height * scale]
    doc.image(picture, room.align === 'right' ? x + room.width - width : x, y, { width, height })
    return height
  } catch {
    return 0
  }
}

export function drawFirm(flow, { name, lines }, logo) {
  const { typesetter: set, doc, left, width } = flow
  const half = width / 2 - 12
  const drawn = drawPicture(doc, logo, left, flow.y, logoRoom)
  const widest = Math.max(0, ...lines.map((line) => Math.min(half, set.width(line, styles.firmLine))))
  const leftEnd = drawn
    ? flow.y + drawn
    : set.place(set.lines(name, styles.firm, width - widest - 24), left, flow.y - 3)
  const right = [
    ...(drawn ? set.lines(name, styles.firmSmall, half) : []),
    ...lines.flatMap((line) => set.lines(line, styles.firmLine, half)),
  ]
  const rightEnd = set.place(right, left + width - half, flow.y - 2, { width: half, align: 'right' })
  flow.y = Math.max(leftEnd, rightEnd) + 14
  set.rule(left, flow.y, width)
  set.rule(left, flow.y, 44, { colour: inks.brass, thickness: 2 })
  flow.space(20)
}

export function drawTitleBlock(flow, { title, subtitle, facts }) {
  const { typesetter: set, left, width } = flow
  flow.y = set.place(set.lines(title, styles.title, width), left - 1, flow.y)
  if (subtitle) flow.y = set.place(set.lines(subtitle, styles.subtitle, width * 0.8), left, flow.y + 1)
  flow.space(14)
  drawFacts(flow, facts)
  flow.space(18)
}

/** Facts in cells, small label above value, as in the corner of a drawing. */
export function drawFacts(flow, facts, { columns = facts.length, width = flow.width } = {}) {
  const { typesetter: set, doc, left } = flow
  const own = width / columns
  const inner = own - 20
  for (let at = 0; at < facts.length; at += columns) {
    const row = facts.slice(at, at + columns).map(({ label, value }) => ({
      label: set.lines(label, styles.label, inner),
      value: set.lines(value, styles.value, inner),
    }))
    const height = Math.max(...row.map((fact) => set.height(fact.label) + set.height(fact.value))) + 15
    flow.makeRoom(height + 4)
    const top = flow.y
    set.rule(left, top, width)
    row.forEach((fact, index) => {
      const x = left + own * index + (index > 0 ? 12 : 0)
      const middle = set.place(fact.label, x, top + 7)
      set.place(fact.value, x, middle + 1)
      if (index > 0)
        doc
          .save()
          .moveTo(left + own * index, top)
          .lineTo(left + own * index, top + height)
          .lineWidth(0.5)
          .strokeColor(inks.line)
          .stroke()
          .restore()
    })
    flow.y = top + height
  }
  set.rule(left, flow.y, width)
}

export function drawParties(flow, parties) {
  const { typesetter: set, left, width } = flow
  const own = width / 2
  const ends = parties.map(({ label, name, lines }, index) => {
    const x = left + own * index + (index > 0 ? 12 : 0)
    const inner = own - 24
    let y = set.place(set.lines(label, styles.label, inner), x, flow.y)
    y = set.place(set.lines(name, styles.party, inner), x, y + 2)
    return set.place(
      lines.flatMap((line) => set.lines(line, styles.body, inner)),
      x,
      y + 1,
    )
  })
  flow.y = Math.max(flow.y, ...ends) + 20
}
