import type { ItemBasis, PaymentMilestone, QuotationItem, QuotationPhase, QuotationSection } from '../model'
import type { TemplateDocument } from '../record'

/** Name, unit, quantity, rate in rupees, HSN or SAC, and what it is made of. */
type Line = readonly [
  name: string,
  unit: string,
  quantity: number,
  rate: number,
  hsn: string,
  description?: string,
  basis?: ItemBasis,
]

/** 18 %, the rate of nearly all goods and services of an interior. */
const usualGst = 1800

const item = ([name, unit, quantity, rate, hsn, description = '', basis = 'quantity']: Line): Omit<
  QuotationItem,
  'id'
> => ({
  name,
  description,
  basis,
  unit,
  quantity: quantity * 1000,
  rate: rate * 100,
  discount: null,
  gst: usualGst,
  hsn,
})

export interface Part {
  name: string
  lines: readonly Line[]
}

export const part = (name: string, ...lines: Line[]): Part => ({ name, lines })

const percent = (share: number) => share * 100

export type Phase = readonly [name: string, share: number, deliverables: string]
export type Milestone = readonly [name: string, share: number, when: string]

interface Beginning {
  parts: readonly Part[]
  phases?: readonly Phase[]
  milestones: readonly Milestone[]
  terms: string
  note?: string
}

/** Every part gets an id that no other part of it has. */
export function beginning({ parts, phases = [], milestones, terms, note = '' }: Beginning): TemplateDocument {
  let count = 0
  const withId = <T>(of: T): T & { id: string } => {
    count += 1
    return { id: `part-${count}`, ...of }
  }
  return {
    sections: parts.map(
      ({ name, lines }): QuotationSection => withId({ name, items: lines.map((line) => withId(item(line))) }),
    ),
    phases: phases.map(
      ([name, share, deliverables]): QuotationPhase => withId({ name, deliverables, share: percent(share) }),
    ),
    milestones: milestones.map(
      ([name, share, when]): PaymentMilestone => withId({ name, when, share: percent(share) }),
    ),
    terms,
    note,
  }
}
