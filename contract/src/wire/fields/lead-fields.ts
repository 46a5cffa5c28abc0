import { z } from 'zod'
import type { LeadField } from '../../fields/model'

/** Keys with another name on the wire; ZipPostalCode is the postal code of the older product. */
const wireKeys: Record<string, string> = {
  callStatus: 'callLeadStatus',
  followUpOn: 'latestFollowUpDate',
  lastCallAt: 'lastCallDate',
  phone: 'phoneNumber',
  postalCode: 'ZipPostalCode',
  workScope: 'requirements',
  stage: 'leadStage',
  tags: 'leadTag',
  expectedClosure: 'expClosureDate',
  assignee: 'assignedTo',
  source: 'leadSource',
}
const cleanKeys = new Map([
  ...Object.entries(wireKeys).map(([clean, wire]) => [wire, clean] as const),
  ['pinCode', 'postalCode'],
  ['Contact No.', 'phone'],
])

/** The key of a lead field on the wire; a custom field has its id on both sides. */
export const writeFieldKey = (key: string): string => wireKeys[key] ?? key
export const readFieldKey = (wire: string): string => cleanKeys.get(wire) ?? wire

const wireTypes: Record<LeadField['dataType'], string> = {
  text: 'text',
  number: 'number',
  email: 'Email',
  website: 'Website',
  date: 'Date',
  select: 'Select',
  multiselect: 'multiselect',
  description: 'description',
  boolean: 'Boolean',
}
const cleanTypes = new Map(
  Object.entries(wireTypes).map(([clean, wire]) => [wire, clean as LeadField['dataType']]),
)

export const leadFieldWire = z.object({
  displayName: z.string(),
  fieldKey: z.string(),
  dataType: z.string(),
  isVisible: z.boolean(),
  isCustom: z.boolean(),
  options: z.array(z.string()),
})
type LeadFieldWire = z.infer<typeof leadFieldWire>

export const writeLeadField = (field: LeadField): LeadFieldWire => ({
  displayName: field.label,
  fieldKey: writeFieldKey(field.key),
  dataType: wireTypes[field.dataType],
  isVisible: field.isVisible,
  isCustom: field.isCustom,
  options: field.options,
})

export const readLeadField = (wire: LeadFieldWire): LeadField => ({
  key: readFieldKey(wire.fieldKey),
  label: wire.displayName,
  dataType: cleanTypes.get(wire.dataType) ?? 'text',
  isVisible: wire.isVisible,
  isCustom: wire.isCustom,
  options: wire.options,
})
