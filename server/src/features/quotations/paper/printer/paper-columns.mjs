// How wide the columns of a table are: figures take what they need, the text has the rest.

const gap = 12

/** Each gets its left end and its width; where figures are very long they are set smaller instead of broken. */
export function layColumns(set, columns, rows, { left, width, head, cell, least = 130 }) {
  for (let size = cell.size; ; size -= 0.5) {
    const style = { ...cell, size }
    const widths = columns.map(({ label, share }, index) => {
      if (share) return undefined
      const texts = rows.map((cells) => set.width(cells[index] ?? '', style))
      return Math.ceil(Math.max(set.width(label, head), ...texts)) + 1
    })
    const taken = widths.reduce((sum, own) => sum + (own ?? 0), 0) + gap * (columns.length - 1)
    const shares = columns.reduce((sum, { share = 0 }) => sum + share, 0)
    const room = width - taken
    if (room < least && size > 6) continue
    let x = left
    const laid = columns.map((column, index) => {
      const own = widths[index] ?? Math.max(40, (room * column.share) / shares)
      const place = { ...column, x, width: own }
      x += own + gap
      return place
    })
    return { laid, style }
  }
}
