import { readAmount } from '../../kit/money'
import { figure, until } from './figures'

const unit = `(?:lakhs?|lacs?|lks?|l|crores?|crs?|cr|thousand|k|लाख|करोड़|करोड)`
const sign = String.raw`(?:₹|rs\.?|inr)\s*`
const spoken = new RegExp(
  String.raw`(?<![\p{L}\d]|\d[.,])(?:${sign})?(?:(${figure})\s*(${unit})?${until}(?:${sign})?)?(${figure})\s*(${unit})(?![\p{L}\p{M}])`,
  'giu',
)
const signed = new RegExp(String.raw`${sign}(?:${figure}${until}(?:${sign})?)?(${figure})(?:\s*/-)?`, 'giu')
/** 'Budget is around 12,50,000': that word alone says that the figure is an amount. */
const underBudget = new RegExp(
  String.raw`\bbudget\b(?:[\s:=–-]|\b(?:is|of|around|about|approx|range|hai|max|upto|up to|rs)\b\.?)*(?:${figure}${until})?(${figure})`,
  'giu',
)

const unitsHere: Record<string, string> = {
  लाख: 'lakh',
  करोड़: 'crore',
  करोड: 'crore',
  lk: 'lakh',
  lks: 'lakh',
}
const amountOf = (number: string, size = ''): number | undefined =>
  readAmount(`${number} ${unitsHere[size.toLowerCase()] ?? size}`)

interface Amount {
  value: number
  from: number
  to: number
}

/** Less than this nobody means by a budget: '2k', '5 k run'. */
const least = 10_000
const asBudget = /budget|बजट|spend|invest/gi
/** What else is said of it, and of other things too. */
const perhapsBudget =
  /cost|kharch|खर्च|quote|estimate|interiors?\b|renovation|within|andar|under|up ?to|\btak\b/gi
const property = `(?:flat|house|home|property|villa|plot|apartment|ghar|makaa?n|land|bunga?low|2nd home|फ्लैट|घर)`
/** What people say of other money: of their flat, their bank and their rent. */
const asOther = new RegExp(
  String.raw`\b(?:worth|emi|rent(?:al|ed)?|loans?|bought|purchased?|paid|salary|income|turnover|advance|deposit|token|booking|market value|price|kharid\p{L}*|khareed\p{L}*|liya|li hai)\b|${property}\s+(?:ka |ki |ke )?(?:cost|value|rate)s?\b|\b(?:cost|value|rate) of (?:the |my |our |this )?${property}`,
  'giu',
)
/** Where one thing is said and the next begins; not within a figure, and not behind 'Rs.'. */
const betweenClauses =
  /(?<!\b(?:rs|inr|approx|appx|max|min|abt|sq|ft|no))\.(?!\d)|(?<!\d),|,(?!\d)|[!?;|\n]|\b(?:and|but|aur|par|lekin|while)\b/giu

const clausesOf = (text: string): { from: number; to: number }[] => {
  const cuts = [...text.matchAll(betweenClauses)].map(({ index, 0: mark }) => index + mark.length)
  return [0, ...cuts].map((from, at) => ({ from, to: cuts[at] ?? text.length }))
}

function amountsIn(text: string): Amount[] {
  const found: Amount[] = []
  const add = (value: number | undefined, { index, 0: { length } }: RegExpExecArray) => {
    const [from, to] = [index, index + length]
    const isNew = !found.some((one) => from < one.to && one.from < to)
    if (isNew && value !== undefined && value >= least) found.push({ value, from, to })
  }
  for (const match of text.matchAll(spoken)) add(amountOf(match[3] ?? '', match[4]), match)
  for (const match of text.matchAll(signed)) add(readAmount(match[1] ?? ''), match)
  for (const match of text.matchAll(underBudget)) add(readAmount(match[1] ?? ''), match)
  return found.sort((one, other) => one.from - other.from)
}

/** A word behind an amount speaks of it only where none stands before it. */
const behindIsFarther = 3

function distance(clause: string, words: RegExp, from: number, to: number): number {
  const distances = [...clause.matchAll(words)].map(({ index, 0: { length } }) =>
    index < from ? from - Math.min(index + length, from) : (index - to + 1) * behindIsFarther,
  )
  return Math.min(...distances, Number.POSITIVE_INFINITY)
}

/** The budget: what the nearest word says to be one, otherwise the first amount that is no other; of '15-20 lakhs' the upper end. */
export function budgetIn(text: string): number | undefined {
  const clauses = clausesOf(text)
  let [perhaps, plain]: (number | undefined)[] = []
  for (const { value, from, to } of amountsIn(text)) {
    const clause = clauses.findLast((one) => one.from <= from) ?? { from: 0, to: text.length }
    const words = text.slice(clause.from, Math.max(clause.to, to))
    const nearest = (which: RegExp) => distance(words, which, from - clause.from, to - clause.from)
    const toOther = nearest(asOther)
    if (nearest(asBudget) < toOther) return value
    if (nearest(perhapsBudget) < toOther) perhaps ??= value
    else if (toOther === Number.POSITIVE_INFINITY) plain ??= value
  }
  return perhaps ?? plain
}

/** What stands under 'Budget': also a figure without any unit. */
export const budgetOf = (text: string): number | undefined => {
  const plain = readAmount(text.replace(/[^\d.]+$/, '').replace(/^\D+/, ''))
  return budgetIn(text) ?? (plain !== undefined && plain >= least ? plain : undefined)
}
