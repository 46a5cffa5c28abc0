import type { QuotationKind } from '../model'
import type { TemplateDocument } from '../record'
import { designBeginnings, designBlank } from './design'
import { executionBeginnings, executionBlank } from './execution'

/** What every firm can begin with. */
const builtInNames = {
  '1-bhk': '1 BHK',
  '2-bhk': '2 BHK',
  '3-bhk': '3 BHK',
  villa: 'Villa',
  office: 'Office',
} as const
type BuiltInName = keyof typeof builtInNames

export interface BuiltIn {
  id: string
  kind: QuotationKind
  name: string
  document: TemplateDocument
}

const ofKind = (kind: QuotationKind, documents: Record<BuiltInName, TemplateDocument>): BuiltIn[] =>
  (Object.keys(builtInNames) as BuiltInName[]).map((name) => ({
    id: `${kind}-${name}`,
    kind,
    name: builtInNames[name],
    document: documents[name],
  }))

export const builtInTemplates: readonly BuiltIn[] = [
  ...ofKind('design', designBeginnings),
  ...ofKind('execution', executionBeginnings),
]

export const blankBeginning: Record<QuotationKind, TemplateDocument> = {
  design: designBlank,
  execution: executionBlank,
}
