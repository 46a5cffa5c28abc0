/** A Markdown table with columns of even width. */
export function table(titles: string[], rows: string[][]): string[] {
  const all = [titles, ...rows]
  const widths = titles.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)))
  const lines = all.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  lines.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`)
  return lines
}
