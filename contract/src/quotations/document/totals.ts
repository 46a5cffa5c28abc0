import { halfUp, least, splitByShare, splitByWeight, sumOf } from './exact'
import type {
  BasisPoints,
  Discount,
  ItemTotals,
  QuotationDocument,
  QuotationItem,
  QuotationTotals,
  SplitTotals,
  TaxTotals,
} from './model'

const whole = 10_000n
const thousand = 1_000n
const rupee = 100n

/** Everything that the money is computed from. */
export type PricedDocument = Pick<
  QuotationDocument,
  'isTaxed' | 'supplyFrom' | 'placeOfSupply' | 'sections' | 'discount' | 'isRounded' | 'phases' | 'milestones'
>

/** A discount never takes more than there is. */
const discountOn = (amount: bigint, discount: Discount | null): bigint => {
  if (!discount) return 0n
  const value = BigInt(discount.value)
  return least(amount, discount.kind === 'percent' ? halfUp(amount * value, whole) : value)
}

/** Of a percentage the quantity is the percent, so a hundred of them are the rate. */
const grossOf = ({ basis, quantity, rate }: QuotationItem): bigint =>
  halfUp(BigInt(quantity) * BigInt(rate), basis === 'percentage' ? thousand * 100n : thousand)

interface Line {
  item: QuotationItem
  gross: bigint
  discount: bigint
  net: bigint
}

function lineOf(item: QuotationItem): Line {
  const gross = grossOf(item)
  const discount = discountOn(gross, item.discount)
  return { item, gross, discount, net: gross - discount }
}

/** Both states are known and differ: the tax goes to the union alone. */
export const isBetweenStates = ({ supplyFrom, placeOfSupply }: PricedDocument): boolean =>
  supplyFrom !== '' && placeOfSupply !== '' && supplyFrom !== placeOfSupply

/** The two halves are rounded each for itself, so that they are equal. */
/** Union territories without a parliament of their own; 25 was Daman and Diu. */
const unionTerritories = ['04', '25', '26', '31', '35', '38', '97']

/** What the state's half of the tax is called, on the screen, on the paper and for the client. */
export const stateTaxName = ({
  placeOfSupply,
  supplyFrom,
}: Pick<QuotationDocument, 'placeOfSupply' | 'supplyFrom'>): 'SGST' | 'UTGST' =>
  unionTerritories.includes(placeOfSupply || supplyFrom) ? 'UTGST' : 'SGST'

function taxOn(gst: BasisPoints, taxable: bigint, betweenStates: boolean): TaxTotals {
  const rate = BigInt(gst)
  const part = betweenStates ? 0 : Number(halfUp(taxable * rate, whole * 2n))
  const igst = betweenStates ? Number(halfUp(taxable * rate, whole)) : 0
  return { gst, taxable: Number(taxable), cgst: part, sgst: part, igst }
}

function taxesOf(document: PricedDocument, lines: readonly Line[], taxable: readonly bigint[]): TaxTotals[] {
  if (!document.isTaxed) return []
  const byRate = new Map<BasisPoints, bigint>()
  lines.forEach(({ item }, index) => {
    const amount = taxable[index] ?? 0n
    if (amount > 0n) byRate.set(item.gst, (byRate.get(item.gst) ?? 0n) + amount)
  })
  const betweenStates = isBetweenStates(document)
  return [...byRate]
    .sort(([one], [other]) => one - other)
    .map(([gst, amount]) => taxOn(gst, amount, betweenStates))
}

const splitOver = (amount: bigint, parts: readonly { id: string; share: BasisPoints }[]): SplitTotals[] => {
  const amounts = splitByShare(
    amount,
    parts.map(({ share }) => BigInt(share)),
  )
  return parts.map(({ id }, index) => ({ id, amount: Number(amounts[index] ?? 0n) }))
}

/** The money of a quotation, exact to the paisa: the same on the screen, on the paper and on the server. */
export function totalsOf(document: PricedDocument): QuotationTotals {
  const sections = document.sections.map(({ id, items }) => ({ id, lines: items.map(lineOf) }))
  const lines = sections.flatMap((section) => section.lines)
  const nets = lines.map(({ net }) => net)
  const net = sumOf(nets)
  const discount = discountOn(net, document.discount)
  const shares = splitByWeight(discount, nets)
  const taxable = nets.map((amount, index) => amount - (shares[index] ?? 0n))
  const taxes = taxesOf(document, lines, taxable)
  const tax = taxes.reduce((sum, { cgst, sgst, igst }) => sum + cgst + sgst + igst, 0)
  const exact = net - discount + BigInt(tax)
  const total = document.isRounded ? halfUp(exact, rupee) * rupee : exact

  let at = 0
  const itemTotals = ({ item, gross, discount: own, net: amount }: Line): ItemTotals => {
    const index = at++
    return {
      id: item.id,
      gross: Number(gross),
      discount: Number(own),
      net: Number(amount),
      share: Number(shares[index] ?? 0n),
      taxable: Number(taxable[index] ?? 0n),
    }
  }
  return {
    sections: sections.map(({ id, lines: own }) => ({
      id,
      net: Number(sumOf(own.map((line) => line.net))),
      items: own.map(itemTotals),
    })),
    gross: Number(sumOf(lines.map(({ gross }) => gross))),
    itemDiscounts: Number(sumOf(lines.map((line) => line.discount))),
    net: Number(net),
    discount: Number(discount),
    taxable: Number(net - discount),
    taxes,
    tax,
    roundOff: Number(total - exact),
    total: Number(total),
    phases: splitOver(net - discount, document.phases),
    milestones: splitOver(total, document.milestones),
  }
}
