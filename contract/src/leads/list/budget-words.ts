import { readAmount } from '../../kit/money'

export interface BudgetBetween {
  from: number | undefined
  to: number | undefined
}

const over =
  /^(?:(?:over|above|from|more than|greater than|at least|min(?:imum)?|starting(?: (?:from|at))?|beyond)\b\.? ?|>=? ?)/
const under =
  /^(?:(?:under|below|within|less than|at most|max(?:imum)?|up ?to|till|until|not (?:over|above|more than))\b\.? ?|<=? ?)/
const andMore = / ?(?:\+|(?:and|or|&) (?:above|more|over|up|higher)|onwards?|plus|min(?:imum)?)$/
const andLess = / ?(?:(?:and|or|&) (?:below|less|under|lower)|max(?:imum)?)$/
const between = /^between /
const joint = / ?(?:–|—|-|\bto\b|\band\b|&) ?/
const unitOf = /[a-z][a-z. ]*$/

/** '15-25L': what has no unit of its own has that of the end, unless it would be beyond it. */
function bothEnds(first: string, second: string): BudgetBetween | undefined {
  const to = readAmount(second)
  const plain = readAmount(first)
  if (to === undefined || plain === undefined) return undefined
  const unit = unitOf.exec(first.replace(/^(?:rs\.?|inr) ?/, '')) ? '' : (unitOf.exec(second)?.[0] ?? '')
  const meant = unit ? readAmount(`${first}${unit}`) : plain
  const from = meant === undefined || meant > to ? plain : meant
  return { from: Math.min(from, to), to: Math.max(from, to) }
}

const end = (text: string, which: 'from' | 'to'): BudgetBetween | undefined => {
  const amount = readAmount(text)
  return amount === undefined ? undefined : { from: undefined, to: undefined, [which]: amount }
}

/**
 * A range of budgets as people say it: 'over 20 lakh', 'under 1 cr', '15-25L', 'upto 30 lakhs', '20L+'; an amount alone is
 * meant exactly. Both ends belong to it. Undefined for anything else (C-162).
 */
export function readBudgetWords(text: string): BudgetBetween | undefined {
  const said = text.replace(/\s+/g, ' ').trim().toLowerCase()
  if (over.test(said)) return end(said.replace(over, ''), 'from')
  if (under.test(said)) return end(said.replace(under, ''), 'to')
  if (andMore.test(said)) return end(said.replace(andMore, ''), 'from')
  if (andLess.test(said)) return end(said.replace(andLess, ''), 'to')
  const [first, second, ...others] = said.replace(between, '').replace(/\/-/g, '').split(joint)
  if (first === undefined || others.length > 0) return undefined
  if (second !== undefined) return bothEnds(first, second)
  const amount = readAmount(first)
  return amount === undefined ? undefined : { from: amount, to: amount }
}
