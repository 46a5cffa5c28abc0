// Tables: headings at the top of every page, rows whole, none of them alone.
import { layColumns } from './paper-columns.mjs'
import { inks, styles } from './paper-looks.mjs'
import { drawHead, drawLongRow, drawRow, headHeight, inset, measureRow } from './paper-rows.mjs'

const bandPadding = 5

function measureBand(set, flow, { name, amount }, continued = '') {
  const lines = set.lines(`${name} ${continued}`, styles.section, flow.width - inset * 2 - 110)
  const height = set.height(lines) + bandPadding * 2
  const draw = () => {
    const { doc, left, width } = flow
    doc.rect(left, flow.y, width, height).fill(inks.band)
    set.place(lines, left + inset, flow.y + bandPadding)
    const sum = continued ? [] : set.lines(amount, styles.section, width)
    set.place(sum, left, flow.y + bandPadding, { width: width - inset, align: 'right' })
    flow.space(height)
  }
  return { height, draw }
}

const layTable = (flow, columns, rows, least) =>
  layColumns(flow.typesetter, columns, rows, {
    left: flow.left + inset,
    width: flow.width - inset * 2,
    head: styles.columnHead,
    cell: styles.cell,
    least,
  })

/**
 * Sets parts below each other. Some stay with the next one: a heading with its first rows, the last two rows with each other.
 * A chain of such parts that does not fit begins a page, as long as a page can hold it.
 */
function setParts(flow, parts, turnPage, heightAfter = 0) {
  const most = flow.fullRoom - headHeight - 30
  parts.forEach((part, at) => {
    const isChainStart = at === 0 || !parts[at - 1].isKept
    if (isChainStart) {
      let end = at
      while (end < parts.length && parts[end].isKept) end += 1
      const chain = parts.slice(at, end + 1).reduce((sum, { height }) => sum + height, 0)
      const whole = chain + (end >= parts.length ? heightAfter : 0)
      const needed = [whole, chain, part.height].find((height) => height <= most)
      if (needed !== undefined && needed > flow.room) turnPage(part)
    }
    if (part.height > flow.room && part.height <= most) turnPage(part)
    part.draw()
  })
}

/** Sections with their rows; what follows them, given by its height, is never alone on its page. */
export function drawSections(flow, { columns, sections, continued }, heightAfter) {
  const { typesetter: set } = flow
  const texts = sections.flatMap(({ rows }) => rows.map(({ cells }) => cells))
  const { laid, style } = layTable(flow, columns, texts)
  // One list without a name needs no heading of its own.
  const isPlain = sections.length === 1 && sections[0].name === ''
  const turnPage = ({ section }) => {
    flow.newPage()
    drawHead(flow, laid)
    if (section && !isPlain) measureBand(set, flow, section, continued).draw()
  }
  const parts = sections.flatMap((section, at) => {
    const isLastSection = at === sections.length - 1
    const rows = section.rows.map((row, index) => {
      const measured = measureRow(set, laid, row, style)
      const isLast = index === section.rows.length - 1
      const last = () => drawRow(flow, laid, measured, { isRuled: !isLast })
      const long = () => drawLongRow(flow, laid, measured, () => turnPage({ section }))
      return {
        section,
        height: measured.height,
        isKept: index === section.rows.length - 2 || (isLast && isLastSection),
        draw: () => (measured.height > flow.room ? long() : last()),
      }
    })
    if (isPlain) return rows
    const band = measureBand(set, flow, section)
    const gap = at > 0 ? 6 : 0
    const draw = () => {
      if (!flow.isAtTop) flow.space(gap)
      band.draw()
    }
    return [{ height: band.height + gap, isKept: true, draw }, ...rows]
  })
  if (flow.room < 130) flow.newPage()
  drawHead(flow, laid)
  setParts(flow, parts, turnPage, heightAfter)
}

const titleHeight = 24

/** A small table with a heading: phases, milestones. What follows, given by its height, has its last rows above it. */
export function drawTable(flow, { title, hint, columns, rows, sum }, heightAfter = 0) {
  const { typesetter: set } = flow
  const { laid, style } = layTable(flow, columns, [...rows.map(({ cells }) => cells), sum])
  const measured = rows.map((row) => measureRow(set, laid, row, style))
  const strong = laid.map((column) => ({ ...column, isStrong: true, isMuted: false }))
  const closing = measureRow(set, strong, { cells: sum }, style)
  const top = titleHeight + headHeight
  const whole = measured.reduce((height, row) => height + row.height, top + closing.height)
  const first = measured.slice(0, 2).reduce((height, row) => height + row.height, top)
  // On one page, unless that would leave much of this one empty.
  flow.makeRoom(flow.room < 170 ? whole : first)
  drawTitle(flow, title, hint)
  drawHead(flow, laid)
  const turnPage = () => {
    flow.newPage()
    drawHead(flow, laid)
  }
  const parts = measured.map((row, index) => ({
    height: row.height,
    isKept: index >= rows.length - 2,
    draw: () =>
      row.height > flow.room
        ? drawLongRow(flow, laid, row, turnPage)
        : drawRow(flow, laid, row, { isRuled: index < rows.length - 1 }),
  }))
  const drawClosing = () => {
    set.rule(flow.left, flow.y, flow.width, { colour: inks.strong, thickness: 0.8 })
    drawRow(flow, strong, closing, { isRuled: false })
  }
  const end = { height: closing.height, isKept: heightAfter > 0, draw: drawClosing }
  setParts(flow, [...parts, end], turnPage, heightAfter)
}

export function drawTitle(flow, title, hint) {
  const { typesetter: set } = flow
  const after = set.place(set.lines(title, styles.heading, flow.width), flow.left, flow.y)
  if (hint) {
    const wide = set.width(title, styles.heading)
    set.place(set.lines(hint, styles.hint, flow.width - wide - 10), flow.left + wide + 10, flow.y + 3)
  }
  flow.y = after + 5
}
