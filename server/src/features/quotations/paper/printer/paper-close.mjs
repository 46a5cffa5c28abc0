// After the sums: notes and terms, where to pay, and two places to sign, which are never alone on a page.
import { encode } from 'uqr'
import { drawFacts, drawPicture } from './paper-head.mjs'
import { inks, styles } from './paper-looks.mjs'
import { drawTitle } from './paper-table.mjs'

const afterProse = 18
/** So many lines go over to the next page with what follows them. */
const fewLines = 5

/** What follows, given by its height, is never alone on its page. */
export function drawProse(flow, { title, text }, heightAfter = 0) {
  const { typesetter: set } = flow
  const lines = set.lines(text, styles.body, flow.width * 0.92)
  const atEnd = heightAfter > 0 ? fewLines : 2
  const isShort = lines.length < atEnd + 3
  const endOf = (index) => set.height(lines.slice(index)) + (heightAfter > 0 ? afterProse + heightAfter : 0)
  flow.makeRoom(24 + (isShort ? endOf(0) : set.height(lines.slice(0, 3))))
  drawTitle(flow, title)
  lines.forEach((line, index) => {
    // No line alone, neither before nor after the turn of the page.
    const kept = index === lines.length - atEnd ? endOf(index) : line.height
    if (kept > flow.room) flow.newPage()
    flow.y = set.place([line], flow.left, flow.y)
  })
  flow.space(afterProse)
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
export function drawPayment(flow, { title, facts, code }, heightAfter = 0) {
  const { typesetter: set, doc, left, width } = flow
  flow.makeRoom((code ? 180 : 140) + heightAfter)
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

export const signingHeight = 128

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
