import { isDeepStrictEqual } from 'node:util'
import type { Row } from '../grid/row'
import type { OtherCompany } from './other-company'
import type { Done, Outcome } from './outcome'
import type { OwnThings } from './own-things'
import { type Variant, variantsOf } from './swaps'
import { withoutCompany } from './without-company'

type Caller = 'caller' | 'clerk' | 'client'

export interface Case extends Variant {
  by: Caller
  /** Which call of the row. */
  call: number
  /** About something that the caller does not see in their own company. */
  isHidden?: true
}

export function casesOf(row: Row<never>, own: OwnThings, other: OtherCompany): Case[] {
  const made: [Caller, unknown][] = [
    ...row.calls(own).map((input): [Caller, unknown] => [row.by ?? 'caller', input]),
    ...(row.clerk?.(own) ?? []).map((input): [Caller, unknown] => ['clerk', input]),
  ]
  const hidden = (row.hidden?.(own) ?? []).map(
    (input, at): Case => ({ by: 'clerk', call: made.length + at, isHidden: true, swapped: [], input }),
  )
  const seen = made.flatMap(([by, input], call) =>
    variantsOf(input, other.foreign).map((variant) => ({ by, call, ...variant })),
  )
  return [...seen, ...hidden]
}

/** Only the first call about own things, and each call with all that it names of the other company. */
export const fewerCases = (cases: Case[]): Case[] =>
  cases.filter(
    ({ call, swapped }, at) => (call === 0 && swapped.length === 0) || cases[at + 1]?.call !== call,
  )

const nameOf = ({ by, call, swapped }: Case) =>
  `${by}, call ${call + 1}${swapped.length > 0 ? ` with ${swapped.join(' and ')} of the other company` : ''}`

/** The first place at which two texts differ, with what stands around it. */
function difference(before: string, after: string): string {
  let at = 0
  while (before[at] === after[at]) at += 1
  const [from, to] = [Math.max(0, at - 80), at + 160]
  return `\n  alone:   …${before.slice(from, to)}\n  beside:  …${after.slice(from, to)}`
}

const parts = ['status', 'answer', 'read', 'stored', 'told'] as const

/** Without the statements that ask for a person in all companies, and say so by not asking for one. */
const withoutEverywhere = (row: Row<never>, outcome: Outcome): Outcome => {
  const tables = Object.keys({ ...row.readsEverywhere, ...row.writesEverywhere })
  const isExpected = (text: string) =>
    tables.some((table) => text.includes(table) && withoutCompany(text, table).conditions === 0)
  return { ...outcome, read: outcome.read.filter((text) => !isExpected(text)) }
}

/** Why the other company is not kept out of this call: `alone` is how it ends where there is none. */
export function leaks(
  row: Row<never>,
  one: Case,
  alone: Outcome,
  beside: Done,
  other: OtherCompany,
): string[] {
  const { outcome, touched } = beside
  const [before, after] = [withoutEverywhere(row, alone), withoutEverywhere(row, outcome)]
  const written = touched.filter((table) => !row.writesEverywhere?.[table])
  const differing = parts.filter((part) => !isDeepStrictEqual(before[part], after[part]))
  const isKept = one.swapped.some((place) => row.kept?.[place])
  const sent = JSON.stringify(isKept ? outcome.told : [outcome.stored, outcome.told])
  const named = [...other.ids].filter((id) => sent.includes(id))
  return [
    ...written.map((table) => `writes to ${table} of the other company`),
    ...differing.map(
      (part) => `another ${part}: ${difference(JSON.stringify(before[part]), JSON.stringify(after[part]))}`,
    ),
    ...(named.length > 0 ? [`stores or tells ids of the other company: ${named.join(', ')}`] : []),
  ].map((problem) => `${nameOf(one)}: ${problem}`)
}

/** Why these calls prove nothing: all are refused, what they name makes no difference, or what is hidden is shown. */
export function emptyCases(row: Row<never>, done: { one: Case; outcome: Outcome }[]): string[] {
  const isAccepted = ({ outcome }: { outcome: Outcome }) => outcome.status === 200
  if (!row.refused && !done.some(isAccepted)) return [`is refused: ${done[0]?.outcome.answer}`]
  const shown = done.filter(({ one, outcome }) => one.isHidden && outcome.status !== 404)
  const calls = new Set(done.map(({ one }) => one.call))
  const without = [...calls].flatMap((call) => {
    const variants = done.filter(({ one }) => one.call === call)
    const own = variants.find(({ one }) => one.swapped.length === 0)
    const same = variants.filter(
      ({ one: { swapped }, outcome }) =>
        swapped.length === 1 &&
        !row.indifferent?.[swapped[0] ?? ''] &&
        isDeepStrictEqual(outcome, own?.outcome),
    )
    return same.map(({ one }) => `${nameOf(one)}: no difference to the own thing`)
  })
  return [...shown.map(({ one }) => `${nameOf(one)}: is not hidden`), ...without]
}
