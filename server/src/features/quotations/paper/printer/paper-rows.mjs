// The rows of a table: measured, set, and taken over to the next page where they are very long.
import { inks, styles } from './paper-looks.mjs'

const padding = 4.5
/** Tables reach to the margins, their texts stay a little inside. */
export const inset = 8

export const headHeight = 20

export function drawHead(flow, columns) {
  const { typesetter: set } = flow
  for (const { label, x, width, align } of columns)
    set.place(set.lines(label, styles.columnHead, width + 20), x, flow.y + 3, { width, align })
  set.rule(flow.left, flow.y + headHeight - 2, flow.width, { colour: inks.strong, thickness: 0.8 })
  flow.space(headHeight)
}

/** The cells of a row as lines; a text can have a second one below it. */
export function measureRow(set, columns, row, style) {
  const cells = columns.map(({ width, isStrong, isMuted }, index) => {
    const look = {
      ...style,
      ...(isStrong ? { weight: 600 } : {}),
      ...(isMuted ? { colour: inks.label } : {}),
    }
    const lines = set.lines(row.cells[index] ?? '', look, width)
    const detail = index === row.detailUnder ? set.lines(row.detail ?? '', styles.detail, width) : []
    return [...lines, ...detail]
  })
  return { cells, height: Math.max(...cells.map((lines) => set.height(lines))) + padding * 2 }
}

export function drawRow(flow, columns, { cells, height }, { isRuled = true } = {}) {
  const { typesetter: set } = flow
  cells.forEach((lines, index) => {
    const { x, width, align } = columns[index]
    set.place(lines, x, flow.y + padding, { width, align })
  })
  flow.space(height)
  if (isRuled) set.rule(flow.left, flow.y, flow.width, { thickness: 0.4 })
}

/** What fits of each cell; the rest stays in `rest`. */
const takeFitting = (rest, room) =>
  rest.map((lines) => {
    let used = 0
    const tooMany = lines.findIndex(({ height }) => {
      used += height
      return used > room
    })
    return lines.splice(0, tooMany === -1 ? lines.length : tooMany)
  })

/** A row that is higher than a page goes on over it. */
export function drawLongRow(flow, columns, { cells }, turnPage) {
  const { typesetter: set } = flow
  const rest = cells.map((lines) => [...lines])
  const isLeft = () => rest.some((lines) => lines.length > 0)
  if (flow.room < 80) turnPage()
  while (isLeft()) {
    const parts = takeFitting(rest, flow.room - padding * 2)
    const height = Math.max(...parts.map((lines) => set.height(lines))) + padding * 2
    drawRow(flow, columns, { cells: parts, height })
    if (isLeft()) turnPage()
  }
}
