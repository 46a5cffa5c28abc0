import { z } from 'zod'
import type { FieldWith, LeadFieldKey } from '../../fields/lead-fields'
import type { LeadField } from '../../fields/model'

interface WireName {
  /** On a lead. */
  key: string
  /** Other keys that clients send for it. */
  also?: readonly string[]
  /** The labels under which its value travels (C-018); the first is what the dialog with tabs sends. */
  labels?: readonly string[]
  /** In lists of fields and in transition rules, if not its key. */
  rule?: string
  /** As the parameter of a sort, if not its key. */
  sort?: string
  /** In the configurable form: the field, and the flag that makes it mandatory. */
  template?: readonly [field: string, flag: string]
}

/** THE names of a lead's fields on the wire. isSouceNameMandatory and ZipPostalCode are spelt like that in the older product. */
export const wireFields = {
  name: { key: 'name' },
  firstName: {
    key: 'firstName',
    labels: ['First Name'],
    template: ['firstName', 'isFirstNameMandatory'],
  },
  lastName: { key: 'lastName', labels: ['Last Name'], template: ['lastName', 'isLastNameMandatory'] },
  companyName: { key: 'companyName', labels: ['Company Name'] },
  callStatus: { key: 'callLeadStatus' },
  followUp: { key: 'latestFollowUpDate' },
  lastCall: { key: 'lastCallDate' },
  phone: {
    key: 'phoneNumber',
    also: ['phnNum'],
    labels: ['Phone Number', 'Contact Number', 'Contact No.', 'Mobile No.'],
    template: ['contactNumber', 'isContactNumberMandatory'],
  },
  email: {
    key: 'email',
    labels: ['Email address', 'Email', 'E-mail'],
    template: ['email', 'isEmailMandatory'],
  },
  city: { key: 'city', labels: ['City'], template: ['city', 'isCityMandatory'] },
  address: { key: 'address', labels: ['Address'], template: ['address', 'isAddressMandatory'] },
  postalCode: {
    key: 'pinCode',
    also: ['pincode'],
    labels: ['Zip/Postal Code', 'Postal Code', 'Pin Code'],
    rule: 'ZipPostalCode',
    template: ['postalCode', 'isPostalCodeMandatory'],
  },
  budget: {
    key: 'budget',
    labels: ['Budget', 'Expected Budget'],
    template: ['budget', 'isBudgetMandatory'],
  },
  workScope: {
    key: 'requirements',
    also: ['workType', 'workScope'],
    labels: ['Work Scope'],
    template: ['workScope', 'isWorkScopeMandatory'],
  },
  area: { key: 'area', labels: ['Area'], template: ['area', 'isAreaMandatory'] },
  areaUnit: { key: 'areaUnit' },
  stage: { key: 'leadStage' },
  tags: { key: 'leadTag' },
  expectedClosure: { key: 'expClosureDate' },
  team: { key: 'teamId' },
  assignee: {
    key: 'assignedTo',
    labels: ['Assign To', 'Assigned To'],
    sort: 'assignToName',
    template: ['assignTo', 'isAssignToMandatory'],
  },
  source: {
    key: 'leadSource',
    labels: ['Lead Source'],
    template: ['leadSource', 'isLeadSourceMandatory'],
  },
  sourceName: {
    key: 'sourceName',
    labels: ['Source Name'],
    template: ['sourceName', 'isSouceNameMandatory'],
  },
  remarks: { key: 'remarks', labels: ['Remarks'] },
  created: { key: 'createdAt' },
  updated: { key: 'updatedAt' },
} as const satisfies Record<LeadFieldKey, WireName>

const names: Record<LeadFieldKey, WireName> = wireFields
const entries = Object.entries(names) as [LeadFieldKey, WireName][]

const cleanKeys = new Map(
  entries.flatMap(([field, { key, rule, labels = [] }]) =>
    [...labels, key, ...(rule ? [rule] : [])].map((name) => [name, field] as const),
  ),
)

/** The key of a lead field in lists of fields and rules; a custom field has its id on both sides. */
export const writeFieldKey = (key: string): string => {
  const name = Object.hasOwn(names, key) ? names[key as LeadFieldKey] : undefined
  return name?.rule ?? name?.key ?? key
}
export const readFieldKey = (wire: string): string => cleanKeys.get(wire) ?? wire

/** By the key that clients send, and by the label of the field, in any case of letters. */
export const fieldByKey: ReadonlyMap<string, LeadFieldKey> = new Map(
  entries.flatMap(([field, { key, also = [] }]) => [key, ...also].map((name) => [name, field] as const)),
)
export const fieldByLabel: ReadonlyMap<string, LeadFieldKey> = new Map(
  entries.flatMap(([field, { labels = [] }]) => labels.map((label) => [label.toLowerCase(), field] as const)),
)

export const wireSort = (field: FieldWith<'sort'>): string => names[field].sort ?? names[field].key

export const wireTemplate = (field: FieldWith<'asked'>) => {
  const [name, flag] = wireFields[field].template
  return { field: name, flag }
}

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
