// After the sums: notes and terms, where to pay, and two places to sign.
import { encode } from 'uqr'
import { drawFacts, drawPicture } from './paper-head.mjs'
import { inks, styles } from './paper-looks.mjs'
import { drawTitle } from './paper-table.mjs'

export function drawProse(flow, { title, text }) {
  const { typesetter: set } = flow
  const lines = set.lines(text, styles.body, flow.width * 0.92)
  flow.makeRoom(24 + set.height(lines.slice(0, 3)))
  drawTitle(flow, title)
  lines.forEach((line, index) => {
    // No line alone, neither before nor after the turn of the page.
    const kept = index === lines.length - 2 ? set.height(lines.slice(index)) : line.height
    if (kept > flow.room) flow.newPage()
    flow.y = set.place([line], flow.left, flow.y)
  })
  flow.space(18)
}

const codeSide = 84

/** A code for the camera of a phone: dark squares, with the quiet margin that readers need. */
function drawCode(doc, text, x, y, side) {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const step = side / size
  data.forEach((row, down) => {
    row.forEach((isDark, across) => {
      if (isDark) doc.rect(x + across * step, y + down * step, step + 0.05, step + 0.05)
    })
  })
  doc.fill(inks.ink)
}

/** Where to pay: the facts, and beside them the code that pays by phone. */
export function drawPayment(flow, { title, facts, code }) {
  const { typesetter: set, doc, left, width } = flow
  flow.makeRoom(code ? 160 : 110)
  drawTitle(flow, title)
  flow.space(3)
  const top = flow.y
  if (!code) drawFacts(flow, facts, { columns: Math.min(3, facts.length) })
  else {
    drawFacts(flow, facts, { columns: 2, width: width - codeSide - 28 })
    const x = left + width - codeSide
    drawCode(doc, code.text, x, top + 2, codeSide)
    const under = set.lines(code.label, styles.label, codeSide)
    const end = set.place(under, x, top + codeSide + 8, { width: codeSide, align: 'center' })
    flow.y = Math.max(flow.y, end)
  }
  flow.space(22)
}

const signingHeight = 128

export function drawSigning(flow, { ours, theirs }, signature) {
  const { typesetter: set, doc, left, width } = flow
  flow.makeRoom(signingHeight)
  const own = width / 2 - 24
  const line = flow.y + 86
  const right = left + width - own
  const top = flow.y
  set.place(set.lines(theirs.title, styles.value, own).slice(0, 2), left, top)
  set.place(set.lines(ours.title, styles.value, own).slice(0, 2), right, top)
  drawPicture(doc, signature, right, top + 32, { width: own * 0.6, height: 48 })
  for (const [x, { name, under }] of [
    [left, theirs],
    [right, ours],
  ]) {
    set.rule(x, line, own, { colour: inks.strong, thickness: 0.6 })
    const y = name ? set.place(set.lines(name, styles.cellStrong, own).slice(0, 1), x, line + 5) : line + 5
    set.place(set.lines(under, styles.label, own).slice(0, 1), x, y)
  }
  flow.y = line + 40
}
