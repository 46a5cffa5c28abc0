import type { CalendarDate } from '../../kit/dates'
import type { QuotationDocument, QuotationItem } from './model'

export const emptyDocument = (date: CalendarDate): QuotationDocument => ({
  title: '',
  client: { name: '', companyName: '', address: '', phone: '', email: '', gstNumber: '' },
  site: '',
  date,
  validUntil: null,
  isTaxed: false,
  supplyFrom: '',
  placeOfSupply: '',
  sections: [],
  discount: null,
  isRounded: true,
  phases: [],
  milestones: [],
  terms: '',
  note: '',
})

/** Nothing was written in it: what else it holds, a new row brought along. */
export const isBlankItem = ({ name, description, basis, quantity, rate, discount }: QuotationItem): boolean =>
  name.trim() === '' &&
  description.trim() === '' &&
  rate === 0 &&
  discount === null &&
  (quantity === 0 || (basis === 'lump-sum' && quantity === 1000))

/** The quotation as others see it: without rows in which nothing was written, nor sections of nothing else. */
export function withoutBlankItems<D extends Pick<QuotationDocument, 'sections'>>(document: D): D {
  if (!document.sections.some(({ items }) => items.some(isBlankItem))) return document
  return {
    ...document,
    sections: document.sections
      .filter(({ items }) => items.length === 0 || !items.every(isBlankItem))
      .map((section) => ({ ...section, items: section.items.filter((item) => !isBlankItem(item)) })),
  }
}
