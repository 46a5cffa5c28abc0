import { percentText } from '@foyer/contract/quotations/document/figures'
import type {
  BasisPoints,
  QuotationDocument,
  QuotationTotals,
  QuotingFirm,
  SplitTotals,
} from '@foyer/contract/quotations/document/model'
import { paperTexts as texts } from '@foyer/contract/quotations/paper/messages'
import type { Figures } from './figures'
import type { SheetBlock, SheetColumn } from './sheet'

/** Shares and amounts only add up where they are the whole. */
const sumRow = (
  parts: readonly { share: BasisPoints }[],
  amounts: readonly SplitTotals[],
  before: number,
) => {
  const shares = parts.reduce((sum, { share }) => sum + share, 0)
  const blanks = Array.from({ length: before - 1 }, () => '')
  return (figures: Figures) => [
    texts.total,
    ...blanks,
    percentText(shares),
    figures.figure(amounts.reduce((sum, { amount }) => sum + amount, 0)),
  ]
}

const ending = (symbol: string): SheetColumn[] => [
  { label: texts.share, align: 'right', isMuted: true },
  { label: texts.columns.amount(symbol), align: 'right' },
]

function composePhases(
  { phases, isTaxed }: QuotationDocument,
  amounts: SplitTotals[],
  figures: Figures,
): SheetBlock {
  return {
    kind: 'table',
    title: texts.phases,
    hint: isTaxed ? texts.phasesHint : '',
    columns: [{ label: texts.phase, align: 'left', share: 1, isStrong: true }, ...ending(figures.symbol)],
    rows: phases.map(({ name, deliverables, share }, at) => ({
      cells: [name, percentText(share), figures.figure(amounts[at]?.amount ?? 0)],
      detail: deliverables,
      detailUnder: 0,
    })),
    sum: sumRow(phases, amounts, 1)(figures),
  }
}

function composeMilestones(
  { milestones, isTaxed }: QuotationDocument,
  amounts: SplitTotals[],
  figures: Figures,
): SheetBlock {
  return {
    kind: 'table',
    title: texts.milestones,
    hint: isTaxed ? texts.milestonesHint : texts.milestonesHintUntaxed,
    columns: [
      { label: texts.milestone, align: 'left', share: 1, isStrong: true },
      { label: texts.due, align: 'left', share: 1, isMuted: true },
      ...ending(figures.symbol),
    ],
    rows: milestones.map(({ name, when, share }, at) => ({
      cells: [name, when, percentText(share), figures.figure(amounts[at]?.amount ?? 0)],
    })),
    sum: sumRow(milestones, amounts, 2)(figures),
  }
}

/** What the payment apps of India read; the client types the amount of the milestone. */
function upiCode({ upiId, name, currencySymbol }: QuotingFirm) {
  if (upiId === '' || currencySymbol !== '₹') return undefined
  // The bank shows the real name; a long one, or one of other letters, would only make the code too fine to read.
  const plain = name
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, 40)
  const query = new URLSearchParams({ pa: upiId, pn: plain || upiId, cu: 'INR' })
  return {
    label: texts.scan,
    text: `upi://pay?${query.toString().replaceAll('+', '%20').replaceAll('%40', '@')}`,
  }
}

function composePayment(firm: QuotingFirm): SheetBlock {
  const facts = [
    { label: texts.accountName, value: firm.bankAccountName },
    { label: texts.accountNumber, value: firm.bankAccountNumber },
    { label: texts.bank, value: firm.bankName },
    { label: texts.ifsc, value: firm.bankCode },
    { label: texts.upi, value: firm.upiId },
  ]
  return {
    kind: 'payment',
    title: texts.payment,
    facts: facts.filter(({ value }) => value !== ''),
    code: upiCode(firm),
  }
}

/** What follows the sums; nothing of what is empty. */
export function composeBlocks(
  document: QuotationDocument,
  totals: QuotationTotals,
  firm: QuotingFirm,
  figures: Figures,
): SheetBlock[] {
  const { phases, milestones, note, terms } = document
  const payment = composePayment(firm)
  const blocks: (SheetBlock | false)[] = [
    phases.length > 0 && composePhases(document, totals.phases, figures),
    milestones.length > 0 && composeMilestones(document, totals.milestones, figures),
    note.trim() !== '' && { kind: 'prose', title: texts.note, text: note },
    terms.trim() !== '' && { kind: 'prose', title: texts.terms, text: terms },
    payment.kind === 'payment' && payment.facts.length > 0 && payment,
  ]
  return blocks.filter((block) => block !== false)
}
