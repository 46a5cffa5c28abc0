// The sums: taxes and words at the left, what is to be paid at the right.
import { layColumns } from './paper-columns.mjs'
import { inks, styles } from './paper-looks.mjs'
import { inset } from './paper-rows.mjs'

const rowHeight = 17
const totalsShare = 0.4

const looks = { plain: styles.cell, strong: styles.total }

function totalsHeight(totals) {
  return totals.reduce((sum, { look }) => sum + (look === 'grand' ? 36 : rowHeight), 0)
}

function drawTotals(flow, totals, x, width, top) {
  const { typesetter: set } = flow
  let y = top
  for (const { label, value, look } of totals) {
    if (look === 'grand') {
      if (totals.length > 1) set.rule(x, y + 3, width, { colour: inks.strong, thickness: 0.8 })
      let style = styles.grand
      const room = width - inset - set.width(label, styles.grandLabel) - 10
      while (set.width(value, style) > room && style.size > 8) style = { ...style, size: style.size - 0.5 }
      set.place(set.lines(label, styles.grandLabel, width), x, y + 11)
      set.place(set.lines(value, style, width), x, y + 19 - (style.size * 1.3) / 2, {
        width: width - inset,
        align: 'right',
      })
      set.rule(x, y + 34, width, { colour: inks.strong, thickness: 0.8 })
      set.rule(x, y + 36, width, { colour: inks.strong, thickness: 0.4 })
      y += 36
      continue
    }
    const style = looks[look]
    set.place(set.lines(label, { ...style, colour: inks.soft }, width), x, y + 2)
    set.place(set.lines(value, style, width), x, y + 2, { width: width - inset, align: 'right' })
    y += rowHeight
  }
  return y
}

function drawTaxes(flow, { title, columns, rows, sum }, x, width, top) {
  const { typesetter: set } = flow
  const cell = { ...styles.detail, colour: inks.ink }
  const head = { ...styles.columnHead, size: 7 }
  const { laid, style } = layColumns(set, columns, [...rows, sum], {
    left: x,
    width,
    head,
    cell,
    least: 30,
  })
  let y = set.place(set.lines(title, styles.label, width), x, top + 2) + 3
  const drawLine = (cells, look) => {
    cells.forEach((text, index) => {
      const { x: at, width: own, align } = laid[index]
      set.place(set.lines(text, look, own + 12), at, y + 2, { width: own, align })
    })
    y += 14.5
  }
  drawLine(
    laid.map(({ label }) => label),
    head,
  )
  set.rule(x, y, width)
  for (const cells of rows) drawLine(cells, style)
  if (rows.length > 1) {
    set.rule(x, y, width)
    drawLine(sum, { ...style, weight: 600 })
  }
  return y + 8
}

/** How high it will be, so that rows can be kept with it. */
export function summaryHeight(set, flow, { totals, taxes, words }) {
  const leftWidth = flow.width * (1 - totalsShare) - 28
  const said = set.height(set.lines(words.text, styles.words, leftWidth)) + 14
  const taxed = taxes ? 40 + 14.5 * (taxes.rows.length + 1) : 0
  return Math.max(totalsHeight(totals), said + taxed) + 20
}

export function drawSummary(flow, summary, heightAfter = 0) {
  const { typesetter: set, left } = flow
  const { totals, taxes, words } = summary
  flow.makeRoom(summaryHeight(set, flow, summary) + heightAfter)
  set.rule(left, flow.y, flow.width, { colour: inks.strong, thickness: 0.8 })
  const top = flow.y + 8
  const rightWidth = flow.width * totalsShare
  const leftWidth = flow.width - rightWidth - 28
  const rightEnd = drawTotals(flow, totals, left + flow.width - rightWidth, rightWidth, top)
  let y = taxes ? drawTaxes(flow, taxes, left, leftWidth, top) : top
  y = set.place(set.lines(words.label, styles.label, leftWidth), left, y + 2)
  y = set.place(set.lines(words.text, styles.words, leftWidth), left, y + 1)
  flow.y = Math.max(rightEnd, y) + 26
}
