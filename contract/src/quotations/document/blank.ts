import type { CalendarDate } from '../../kit/dates'
import type { QuotationDocument } from './model'

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
