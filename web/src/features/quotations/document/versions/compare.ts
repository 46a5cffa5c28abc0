import { formatDay, isValidCalendarDate } from '@foyer/contract/kit/dates'
import { exactAmount } from '@foyer/contract/kit/money'
import { withoutBlankItems } from '@foyer/contract/quotations/document/blank'
import { versionTexts } from '@foyer/contract/quotations/document/messages-page'
import type { QuotationDocument, QuotationItem } from '@foyer/contract/quotations/document/model'
import { findState } from '@foyer/contract/quotations/document/states'
import { totalsOf } from '@foyer/contract/quotations/document/totals'
import { shownIn } from '../editing/cell-text'

const texts = versionTexts.facts

export interface Difference {
  key: string
  /** Where it is: the section of an item, nothing for the head. */
  section: string
  name: string
  /** Empty where it is not in that one. */
  before: string
  after: string
  is: 'added' | 'removed' | 'changed' | 'same'
}

interface Line {
  item: QuotationItem
  section: string
  amount: number
}

function linesOf(written: QuotationDocument): Line[] {
  const document = withoutBlankItems(written)
  const totals = totalsOf(document)
  return document.sections.flatMap(({ name, items }, place) =>
    items.map((item, at) => ({ item, section: name, amount: totals.sections[place]?.items[at]?.net ?? 0 })),
  )
}

function lineText({ item, amount }: Line, isTaxed: boolean, symbol: string): string {
  const counted = `${shownIn(item, 'quantity') || '0'} ${item.unit} × ${exactAmount(item.rate, symbol)}`
  const discount = shownIn(item, 'discount')
  const tax = isTaxed ? ` + ${shownIn(item, 'gst')}` : ''
  const words = [item.name, item.description].filter(Boolean).join(': ')
  return `${words}\n${counted}${discount && ` − ${discount}`}${tax}\n${exactAmount(amount, symbol)}`
}

const isOf = (before: string, after: string): Difference['is'] => {
  if (before === after) return 'same'
  if (before === '') return 'added'
  return after === '' ? 'removed' : 'changed'
}

const stated = (name: string, before: string, after: string): Difference => ({
  key: name,
  section: '',
  name,
  before,
  after,
  is: isOf(before, after),
})

const dayText = (day: string | null) => (day && isValidCalendarDate(day) ? formatDay(day) : (day ?? ''))

const partsText = (parts: readonly { name: string; share: number }[]) =>
  parts.map(({ name, share }) => `${share / 100}% ${name}`).join('\n')

const discountText = ({ discount }: QuotationDocument, symbol: string) => {
  if (!discount) return ''
  return discount.kind === 'percent' ? `${discount.value / 100}%` : exactAmount(discount.value, symbol)
}

function headOf(one: QuotationDocument, other: QuotationDocument, symbol: string): Difference[] {
  const client = ({ client: { name, companyName, address, phone, email, gstNumber } }: QuotationDocument) =>
    [name, companyName, address, phone, email, gstNumber].filter(Boolean).join('\n')
  const tax = ({ isTaxed, supplyFrom, placeOfSupply }: QuotationDocument) =>
    isTaxed
      ? [supplyFrom, placeOfSupply].flatMap((code) => findState(code)?.name ?? []).join(' → ') || texts.tax
      : ''
  return [
    stated(texts.title, one.title, other.title),
    stated(texts.client, client(one), client(other)),
    stated(texts.site, one.site, other.site),
    stated(texts.date, dayText(one.date), dayText(other.date)),
    stated(texts.validUntil, dayText(one.validUntil), dayText(other.validUntil)),
    stated(texts.tax, tax(one), tax(other)),
    stated(texts.discount, discountText(one, symbol), discountText(other, symbol)),
    stated(texts.phases, partsText(one.phases), partsText(other.phases)),
    stated(texts.milestones, partsText(one.milestones), partsText(other.milestones)),
    stated(texts.terms, one.terms, other.terms),
    stated(texts.note, one.note, other.note),
  ]
}

/** The items of both in the order of the second; those that it has no more stand where they were. */
function paired(one: readonly Line[], other: readonly Line[]): [Line | undefined, Line | undefined][] {
  const before = new Map(one.map((line) => [line.item.id, line]))
  const after = new Set(other.map(({ item }) => item.id))
  const pairs: [Line | undefined, Line | undefined][] = other.map((line) => [before.get(line.item.id), line])
  for (const [place, line] of one.entries()) {
    if (after.has(line.item.id)) continue
    const former = one[place - 1]?.item.id
    const at = pairs.findIndex(([was, is]) => (is ?? was)?.item.id === former)
    pairs.splice(at + 1, 0, [line, undefined])
  }
  return pairs
}

/** What is different in two states of a quotation, side by side. */
export function compareDocuments(
  one: QuotationDocument,
  other: QuotationDocument,
  symbol: string,
): Difference[] {
  const items = paired(linesOf(one), linesOf(other)).map(([was, is]): Difference => {
    const before = was ? lineText(was, one.isTaxed, symbol) : ''
    const after = is ? lineText(is, other.isTaxed, symbol) : ''
    const line = is ?? was
    return {
      key: line?.item.id ?? '',
      section: line?.section ?? '',
      name: line?.item.name ?? '',
      before,
      after,
      is: was && is && was.section !== is.section ? 'changed' : isOf(before, after),
    }
  })
  const total = (document: QuotationDocument) => exactAmount(totalsOf(document).total, symbol)
  return [...headOf(one, other, symbol), ...items, stated(versionTexts.total, total(one), total(other))]
}
