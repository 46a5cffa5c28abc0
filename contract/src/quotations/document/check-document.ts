import { isValidCalendarDate } from '../../kit/dates'
import { textProblem } from '../../kit/field-rules'
import { fieldTexts } from '../../kit/screen-texts'
import { documentLimits as limits } from './limits'
import { documentLabels as labels, documentProblems as problems } from './messages-problems'
import type { BasisPoints, Discount, QuotationDocument, QuotationItem } from './model'
import { findState } from './states'
import { totalsOf } from './totals'

type Path = readonly (string | number)[]

export interface DocumentProblem {
  /** Where in the document: ['sections', 0, 'items', 2, 'rate']. */
  path: Path
  text: string
}

/** Neither the database nor a page can hold them: control characters but line ends and tabs, halves of characters. */
const unwritable = /[^\P{Cc}\n\r\t]|\p{Cs}/u

const isWholeUpTo = (most: number) => (value: number) =>
  Number.isSafeInteger(value) && value >= 0 && value <= most
const isQuantity = isWholeUpTo(limits.quantity)
const isRate = isWholeUpTo(limits.rate)
const isPercent = isWholeUpTo(limits.percent)
const isAmount = isWholeUpTo(limits.total)

class Findings {
  readonly all: DocumentProblem[] = []

  unless(isRight: boolean, path: Path, text: string): void {
    if (!isRight) this.all.push({ path, text })
  }

  text(value: string, path: Path, label: string, max: number): void {
    const problem = unwritable.test(value)
      ? fieldTexts.invalid(label)
      : textProblem(value, { label, max, isOptional: true })
    if (problem) this.all.push({ path, text: problem })
  }

  share(value: BasisPoints, path: Path): void {
    this.unless(isPercent(value), path, problems.percent)
  }

  discount(discount: Discount | null, path: Path): void {
    if (discount?.kind === 'percent') this.unless(isPercent(discount.value), path, problems.percent)
    if (discount?.kind === 'amount') this.unless(isAmount(discount.value), path, problems.amount)
  }
}

function checkHead(found: Findings, document: QuotationDocument): void {
  const { client, date, validUntil } = document
  found.text(document.title, ['title'], labels.title, limits.title)
  found.text(client.name, ['client', 'name'], labels.clientName, limits.client.name)
  found.text(client.companyName, ['client', 'companyName'], labels.companyName, limits.client.companyName)
  for (const name of ['address', 'phone', 'email', 'gstNumber'] as const)
    found.text(client[name], ['client', name], labels[name], limits.client[name])
  found.text(document.site, ['site'], labels.site, limits.site)
  found.text(document.terms, ['terms'], labels.terms, limits.terms)
  found.text(document.note, ['note'], labels.note, limits.note)
  found.unless(isValidCalendarDate(date), ['date'], problems.date)
  if (validUntil !== null) {
    found.unless(isValidCalendarDate(validUntil), ['validUntil'], fieldTexts.day)
    found.unless(validUntil >= date, ['validUntil'], problems.validUntil)
  }
  for (const name of ['supplyFrom', 'placeOfSupply'] as const)
    found.unless(document[name] === '' || findState(document[name]) !== undefined, [name], problems.state)
  found.discount(document.discount, ['discount'])
}

function checkItem(found: Findings, item: QuotationItem, path: Path): void {
  found.text(item.name, [...path, 'name'], labels.item, limits.item.name)
  found.text(item.description, [...path, 'description'], labels.description, limits.item.description)
  found.text(item.unit, [...path, 'unit'], labels.unit, limits.item.unit)
  found.unless(item.hsn === '' || /^\d{2,8}$/.test(item.hsn), [...path, 'hsn'], problems.hsn)
  found.unless(isQuantity(item.quantity), [...path, 'quantity'], problems.quantity)
  found.unless(isRate(item.rate), [...path, 'rate'], problems.rate)
  found.unless(isPercent(item.gst), [...path, 'gst'], problems.percent)
  found.discount(item.discount, [...path, 'discount'])
}

function checkParts(found: Findings, document: QuotationDocument): void {
  document.sections.forEach(({ name, items }, index) => {
    const path = ['sections', index]
    found.text(name, [...path, 'name'], labels.section, limits.section.name)
    items.forEach((item, at) => {
      checkItem(found, item, [...path, 'items', at])
    })
  })
  document.phases.forEach(({ name, deliverables, share }, index) => {
    const path = ['phases', index]
    found.text(name, [...path, 'name'], labels.phase, limits.phase.name)
    found.text(deliverables, [...path, 'deliverables'], labels.deliverables, limits.phase.deliverables)
    found.share(share, [...path, 'share'])
  })
  document.milestones.forEach(({ name, when, share }, index) => {
    const path = ['milestones', index]
    found.text(name, [...path, 'name'], labels.milestone, limits.milestone.name)
    found.text(when, [...path, 'when'], labels.when, limits.milestone.when)
    found.share(share, [...path, 'share'])
  })
}

function checkWhole(found: Findings, document: QuotationDocument): void {
  const { sections, phases, milestones } = document
  const items = sections.flatMap((section) => section.items)
  const ids = [...sections, ...items, ...phases, ...milestones].map(({ id }) => id)
  const isNamed = ids.every((id) => id !== '' && id.length <= limits.id && !unwritable.test(id))
  found.unless(isNamed && new Set(ids).size === ids.length, ['sections'], problems.id)
  found.unless(sections.length <= limits.sections, ['sections'], problems.sections)
  found.unless(items.length <= limits.items, ['sections'], problems.items)
  found.unless(phases.length <= limits.phases, ['phases'], problems.phases)
  found.unless(milestones.length <= limits.milestones, ['milestones'], problems.milestones)
}

/** What is wrong with a document, whoever wrote it; nothing when it can be saved. It may still lack what sending needs. */
export function checkDocument(document: QuotationDocument): DocumentProblem[] {
  const found = new Findings()
  checkWhole(found, document)
  checkHead(found, document)
  checkParts(found, document)
  if (found.all.length === 0)
    found.unless(
      totalsOf({ ...document, discount: null }).total <= limits.total,
      ['sections'],
      problems.total,
    )
  return found.all
}
