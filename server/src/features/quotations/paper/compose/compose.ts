import { formatDay } from '@foyer/contract/kit/dates'
import type { QuotationDocument, QuotingFirm } from '@foyer/contract/quotations/document/model'
import { findState } from '@foyer/contract/quotations/document/states'
import { totalsOf } from '@foyer/contract/quotations/document/totals'
import { paperTexts as texts } from '@foyer/contract/quotations/paper/messages'
import { composeBlocks } from './blocks'
import { figuresIn } from './figures'
import { composeItems } from './items'
import type { Sheet } from './sheet'
import { composeSummary } from './summary'

export interface Paper {
  document: QuotationDocument
  firm: QuotingFirm
  /** None as long as it was never sent. */
  number: string | undefined
  /** None of the draft. */
  version: number | undefined
}

const joined = (parts: readonly string[], by = '  ·  '): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(by)

const filled = (lines: readonly string[]): string[] => lines.filter((line) => line.trim() !== '')

const firmLines = ({ address, city, postalCode, contact, email, gstNumber }: QuotingFirm): string[] =>
  filled([
    address,
    joined([city, postalCode], ' '),
    joined([contact, email]),
    gstNumber === '' ? '' : texts.gstin(gstNumber),
  ])

function factsOf({ document, number, version }: Paper): Sheet['head']['facts'] {
  const { date, validUntil, placeOfSupply, isTaxed } = document
  const state = isTaxed ? findState(placeOfSupply) : undefined
  return [
    { label: texts.number, value: number ?? texts.draft },
    ...(version !== undefined && version > 1 ? [{ label: texts.version, value: String(version) }] : []),
    { label: texts.date, value: formatDay(date) },
    ...(validUntil ? [{ label: texts.validUntil, value: formatDay(validUntil) }] : []),
    ...(state ? [{ label: texts.placeOfSupply, value: texts.state(state.name, state.code) }] : []),
  ]
}

function partiesOf({ client, site }: QuotationDocument): Sheet['parties'] {
  const { name, companyName, address, phone, email, gstNumber } = client
  const lines = filled([
    name === '' ? '' : companyName,
    address,
    joined([phone, email]),
    gstNumber === '' ? '' : texts.gstin(gstNumber),
  ])
  const reader = { label: texts.preparedFor, name: name || companyName, lines }
  return site.trim() === '' ? [reader] : [reader, { label: texts.site, name: '', lines: [site] }]
}

/** All texts of a paper in their places. */
export function composePaper(paper: Paper): Sheet {
  const { document, firm, number, version } = paper
  const totals = totalsOf(document)
  const figures = figuresIn(firm.currencySymbol)
  const title = joined([texts.title, number ?? ''], ' ')
  return {
    about: { Title: title, Author: firm.name, Subject: document.title },
    running: { left: firm.name, right: joined([title, document.client.name]) },
    foot: { text: joined([firm.name, firm.contact, firm.email]), page: texts.page },
    watermark: version === undefined ? texts.draft : undefined,
    firm: { name: firm.name, lines: firmLines(firm) },
    head: { title: texts.title, subtitle: document.title, facts: factsOf(paper) },
    parties: partiesOf(document),
    items: composeItems(document, totals, figures),
    summary: composeSummary(document, totals, figures, firm.currencySymbol),
    blocks: composeBlocks(document, totals, firm, figures),
    signing: {
      theirs: { title: texts.accepted, under: texts.acceptedUnder },
      ours: { title: texts.forFirm(firm.name), name: firm.signatory, under: texts.signatory },
    },
  }
}
