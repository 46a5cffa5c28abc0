// After the sums: notes and terms, where to pay, and two places to sign.
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

export function drawPayment(flow, { title, facts, hint }) {
  const { typesetter: set } = flow
  flow.makeRoom(110)
  drawTitle(flow, title, hint)
  flow.space(3)
  drawFacts(flow, facts, Math.min(3, facts.length))
  flow.space(22)
  return set
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
