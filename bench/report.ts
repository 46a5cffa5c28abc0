import { cpus, totalmem } from 'node:os'
import type { Figures } from './measure'
import { table } from './table'

export interface Row {
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

const timesOf = ({ bare, http, floor }: Figures): string[] => [
  ms(bare),
  ms(http),
  ms(http - bare) + mark(http - bare <= goals.overMs),
  floor === undefined ? '-' : ms(floor),
  floor === undefined ? '-' : ms(http / floor),
]

function cells({ name, who, figures }: Row): string[] {
  const [small, large] = figures
  if (!small || !large) throw new Error('two sizes are compared')
  const growth = large.http / small.http
  const { leadsRead, returned } = large
  const isLean = returned === undefined || leadsRead <= goals.readPerReturned * Math.max(returned, 1)
  return [
    who,
    name,
    ...figures.flatMap(timesOf),
    growth.toFixed(2) +
      (areAlike(figures) ? mark(growth <= goals.growth) : ` (${small.returned} to ${large.returned} rows)`),
    returned === undefined ? '-' : `${leadsRead} / ${returned}${mark(isLean)}`,
  ]
}

/** A figure that misses its goal is marked with an exclamation mark. */
export function report(rows: Row[], sizes: number[], requests: number): string {
  const large = sizes.at(-1)
  const perSize = ['bare SQL', 'HTTP', 'over', 'floor', 'times the floor']
  const titles = ['who', 'call', ...sizes.flatMap((size) => perSize.map((title) => `${title}, ${size}`))]
  titles.push('growth', `leads read / returned, ${large}`)
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`
  const note = `Medians of ${requests} in milliseconds (${machine}). Goals: over at most ${goals.overMs}, growth at most ${goals.growth}, read at most ${goals.readPerReturned} times the rows returned. ! misses its goal.`
  const missed = rows.filter((row) => cells(row).some((cell) => cell.endsWith('!'))).length
  return [
    note,
    '',
    ...table(titles, rows.map(cells)),
    '',
    missed ? `${missed} of ${rows.length} miss a goal.` : `All ${rows.length} meet their goals.`,
  ].join('\n')
}
