import { onTestFinished } from 'vitest'

/** jsdom leaves out what depends on the width; these are for wide screens. */
const wideOnly = /^@media \(min-width: \d+px\) \{\n([\s\S]*?)^\}/gm

/** Gives the page the rules of a style sheet, as a wide screen has them. */
export function withStyles(sheet: string) {
  const style = document.createElement('style')
  style.textContent = sheet.replace(wideOnly, '$1')
  document.head.append(style)
  onTestFinished(() => style.remove())
}

const columns = 12
const spanOf = (cell: Element) => Number(/span (\d+)/.exec(getComputedStyle(cell).gridColumn)?.[1] ?? columns)
const labelOf = (cell: Element) => cell.querySelector('label')?.textContent?.replace(/ \*$/, '') ?? ''

/** The labels of the fields in a grid of twelve columns, row by row; a sheet has to be given before. */
export function rowsIn(grid: Element): string[][] {
  const rows: string[][] = []
  let free = 0
  // A select has more than its field in the grid.
  for (const cell of [...grid.children].filter(labelOf)) {
    const span = spanOf(cell)
    if (span > free) {
      rows.push([])
      free = columns
    }
    rows.at(-1)?.push(labelOf(cell))
    free -= span
  }
  return rows
}
