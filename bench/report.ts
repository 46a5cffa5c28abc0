import { cpus, totalmem } from 'node:os'

export interface Figures {
  /** Medians, in milliseconds. */
  bare: number
  http: number
  leadsRead: number
  /** Undefined where the answer has no rows. */
  returned: number | undefined
}

interface Row {
  name: string
  who: string
  /** Small firm first. */
  figures: Figures[]
}

/** Explained in docs/benchmarks.md. */
const goals = { overMs: 5, growth: 1.5, readPerReturned: 10 }

/** Whether both firms answered with about as many rows. */
export const areAlike = ([small, large]: Figures[]): boolean =>
  (large?.returned ?? 0) <= Math.max(1, 1.1 * (small?.returned ?? 0))

const ms = (value: number) => value.toFixed(1)
const mark = (isGood: boolean) => (isGood ? '' : ' !')

function cells({ name, who, figures }: Row): string[] {
  const [small, large] = figures
  if (!small || !large) throw new Error('two sizes are compared')
  const growth = large.http / small.http
  const perSize = figures.flatMap(({ bare, http }) => [
    ms(bare),
    ms(http),
    ms(http - bare) + mark(http - bare <= goals.overMs),
  ])
  const { leadsRead, returned } = large
  const isLean = returned === undefined || leadsRead <= goals.readPerReturned * Math.max(returned, 1)
  return [
    who,
    name,
    ...perSize,
    growth.toFixed(2) +
      (areAlike(figures) ? mark(growth <= goals.growth) : ` (${small.returned} to ${large.returned} rows)`),
    returned === undefined ? '-' : `${leadsRead} / ${returned}${mark(isLean)}`,
  ]
}

/** A Markdown table; a figure that misses its goal is marked with an exclamation mark. */
export function report(rows: Row[], [small, large]: readonly [number, number], requests: number): string {
  const titles = ['who', 'call']
  for (const size of [small, large]) titles.push(`bare SQL, ${size}`, `HTTP, ${size}`, `over, ${size}`)
  titles.push('growth', `leads read / returned, ${large}`)
  const table = [titles, ...rows.map(cells)]
  const widths = titles.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)))
  const lines = table.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  lines.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`)
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`
  const note = `Medians of ${requests} in milliseconds (${machine}). Goals: over at most ${goals.overMs}, growth at most ${goals.growth}, read at most ${goals.readPerReturned} times the rows returned. ! misses its goal.`
  const missed = rows.filter((row) => cells(row).some((cell) => cell.endsWith('!'))).length
  return [
    '',
    note,
    '',
    ...lines,
    '',
    missed ? `${missed} of ${rows.length} miss a goal.` : `All ${rows.length} meet their goals.`,
  ].join('\n')
}
