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
const units = ['k', 'lakh', 'cr'] as const
/** From here on a figure is whole rupees: below it nobody means them (ADR-272). */
const leastWhole = 1000

const isBare = (text: string): boolean =>
  (readAmount(text) ?? leastWhole) < leastWhole && /^[^a-z]*$/.test(plain(text))
const plain = (text: string): string => text.replace(/^(?:rs\.?|inr) ?/, '')
const inUnit = (text: string, unit: string): number => readAmount(`${text}${unit}`) ?? Number.NaN

/** An amount as it is meant: '20' is 20 lakh. */
const amountOf = (text: string): number | undefined =>
  isBare(text) ? inUnit(text, 'lakh') : readAmount(text)

/** '15-25L', '90-1.2cr': a bare end has the unit of the other one, or the next one with which it lies on its side of it. */
function bothEnds(first: string, second: string): BudgetBetween | undefined {
  const [one, other] = [first, second].map(amountOf)
  if (one === undefined || other === undefined) return undefined
  const unitOf = (amount: number) => units.findLast((unit) => inUnit('1', unit) <= amount) ?? 'k'
  let [from, to] = [one, other]
  if (isBare(first) && !isBare(second)) {
    const below = units.slice(0, units.indexOf(unitOf(other)) + 1).map((unit) => inUnit(first, unit))
    from = below.findLast((amount) => amount <= other) ?? one
  } else if (isBare(second) && !isBare(first)) {
    const above = units.slice(units.indexOf(unitOf(one))).map((unit) => inUnit(second, unit))
    to = above.find((amount) => amount >= one) ?? other
  }
  return { from: Math.min(from, to), to: Math.max(from, to) }
}

const end = (text: string, which: 'from' | 'to'): BudgetBetween | undefined => {
  const amount = amountOf(text)
  return amount === undefined ? undefined : { from: undefined, to: undefined, [which]: amount }
}

/**
 * A range of budgets as people say it: 'over 20 lakh', 'under 1 cr', '15-25L', 'upto 30 lakhs', '20L+', '20 to 30'; an
 * amount alone is meant exactly. Both ends belong to it. Undefined for anything else (C-162).
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
  const amount = amountOf(first)
  return amount === undefined ? undefined : { from: amount, to: amount }
}
