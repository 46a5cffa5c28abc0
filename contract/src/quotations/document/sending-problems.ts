import { type CalendarDate, formatDay } from '../../kit/dates'
import { withoutBlankItems } from './blank'
import { percentText } from './figures'
import { sendingProblemTexts as texts } from './messages-problems'
import type { BasisPoints, QuotationDocument } from './model'
import { totalsOf } from './totals'

const sharesProblem = (
  parts: readonly { share: BasisPoints }[],
  text: (sum: string) => string,
): string | undefined => {
  const sum = parts.reduce((all, { share }) => all + share, 0)
  return parts.length === 0 || sum === 10_000 ? undefined : text(percentText(sum))
}

function takesTooMuch(
  { sections, discount }: QuotationDocument,
  totals: ReturnType<typeof totalsOf>,
): boolean {
  const grossById = new Map(
    totals.sections.flatMap(({ items }) => items.map(({ id, gross }) => [id, gross] as const)),
  )
  const items = sections.flatMap((section) => section.items)
  return (
    (discount?.kind === 'amount' && discount.value > totals.net) ||
    items.some(
      (item) => item.discount?.kind === 'amount' && item.discount.value > (grossById.get(item.id) ?? 0),
    )
  )
}

/** What a quotation still lacks before a client may see it, in words. */
export function sendingProblems(written: QuotationDocument, today: CalendarDate): string[] {
  const { validUntil } = written
  const document = withoutBlankItems(written)
  const items = document.sections.flatMap((section) => section.items)
  const totals = totalsOf(document)
  const found: (string | false | undefined)[] = [
    document.client.name.trim() === '' && texts.noClient,
    items.length === 0 && texts.noItems,
    items.some(({ name }) => name.trim() === '') && texts.unnamedItem,
    items.length > 0 && totals.total === 0 && texts.nothingToPay,
    validUntil !== null && validUntil < today && texts.lapsed(formatDay(validUntil)),
    takesTooMuch(document, totals) && texts.discount,
    sharesProblem(document.phases, texts.phases),
    sharesProblem(document.milestones, texts.milestones),
  ]
  return found.filter((text) => typeof text === 'string')
}
