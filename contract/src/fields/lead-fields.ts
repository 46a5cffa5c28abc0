import { leadFieldLimits as limits } from './limits'

/**
 * How a value looks. What a kind needs stands once on each side: its schema here, its text for people in the log and the
 * export, its SQL, its control and its cell.
 */
export type FieldKind =
  | 'text'
  | 'long-text'
  | 'name'
  | 'city'
  | 'email'
  | 'phone'
  | 'choice'
  | 'amount'
  | 'area'
  | 'unit'
  | 'day'
  | 'follow-up'
  | 'instant'
  | 'call-status'
  | 'stage'
  | 'tags'
  | 'person'
  | 'team'

/** Places where a field has been called by another word from the first day. */
type Place = 'menu' | 'sort' | 'rule' | 'form' | 'template' | 'log' | 'merge'

interface FieldRow {
  kind: FieldKind
  /** As its column is headed, and as everything says it that has no word of its own. */
  label: string
  called?: Partial<Record<Place, string>>
  /** A plain value that people type, with a column of its name: part of drafts, changes and forms. */
  isTyped?: true
  /** In characters; figures have limits of their own in every form. */
  max?: number
  /** Part of a row of the list, without a column of its own. */
  isInRow?: true
  /** A column of the list, with a column filter; a fixed one cannot be hidden (L-027), one on request is hidden at first. */
  column?: 'fixed' | 'free' | 'on-request'
  /** Sorted however many leads there are, or only if they are few (C-087). */
  sort?: 'quick' | 'few'
  /** A change of it writes a line into the history (L-202). */
  isLogged?: true
  /** When two leads are merged, people choose which value stays. */
  isMerged?: true
  /** The heading of its column in the exported file. */
  exported?: string
  /** A transition rule may require it. */
  isRequirable?: true
  /** Part of the configurable form; what it says when the field is mandatory and empty (C-096). */
  asked?: string
}

/** What most columns have in common, and what most values that people type have. */
const column = { column: 'free', sort: 'few', isRequirable: true } as const
const typed = { isTyped: true, isLogged: true, isMerged: true } as const

/** THE fields of a lead. Whatever names fields is made from this table; their names on the wire are in wire/fields. */
export const leadFields = {
  name: { kind: 'name', label: 'Lead Name', ...column, column: 'fixed', sort: 'quick' },
  firstName: {
    kind: 'name',
    label: 'First Name',
    called: { log: 'first name' },
    isMerged: true,
    exported: 'First Name',
    asked: 'Please enter First Name.',
  },
  lastName: {
    kind: 'name',
    label: 'Last Name',
    called: { log: 'last name' },
    isMerged: true,
    exported: 'Last Name',
    asked: 'Please enter Last Name.',
  },
  companyName: { kind: 'text', label: 'Company Name', max: limits.companyName, isInRow: true, ...typed },
  callStatus: { kind: 'call-status', label: 'Last Call Status', exported: 'Last Call Status', ...column },
  followUp: {
    kind: 'follow-up',
    label: 'Follow up on',
    called: { menu: 'Follow up', sort: 'Follow up', log: 'Follow-up date' },
    ...column,
    sort: 'quick',
    isLogged: true,
    isMerged: true,
    exported: 'Follow up on Date and Time',
  },
  lastCall: { kind: 'instant', label: 'Last Call', exported: 'Last Call Date', ...column },
  phone: {
    kind: 'phone',
    label: 'Mobile No.',
    called: { rule: 'Contact No.', form: 'Phone Number', template: 'Contact Number', log: 'Phone number' },
    ...column,
    column: 'fixed',
    isLogged: true,
    isMerged: true,
    exported: 'Phone Number',
    asked: 'Please enter Contact Number.',
  },
  email: {
    kind: 'email',
    label: 'E-mail',
    called: { menu: 'Email address', form: 'Email address', template: 'Email', log: 'email' },
    ...column,
    column: 'fixed',
    isLogged: true,
    isMerged: true,
    exported: 'Email',
    asked: 'Please enter email.',
  },
  city: {
    kind: 'city',
    label: 'City',
    called: { log: 'city' },
    max: limits.city,
    ...typed,
    ...column,
    exported: 'City',
    asked: 'Please enter city.',
  },
  address: {
    kind: 'long-text',
    label: 'Address',
    called: { log: 'address' },
    max: limits.address,
    ...typed,
    ...column,
    column: 'on-request',
    exported: 'Address',
    asked: 'Please enter address.',
  },
  postalCode: {
    kind: 'text',
    label: 'Zip/Postal Code',
    called: { template: 'Postal Code', log: 'Pin Code' },
    ...typed,
    isInRow: true,
    isRequirable: true,
    exported: 'Pin Code',
    asked: 'Please enter postal code.',
  },
  budget: {
    kind: 'amount',
    label: 'Budget',
    called: { log: 'budget' },
    ...typed,
    ...column,
    sort: 'quick',
    exported: 'Budget',
    asked: 'Please enter Budget.',
  },
  workScope: {
    kind: 'choice',
    label: 'Work Scope',
    called: { log: 'work scope' },
    max: limits.workScope,
    ...typed,
    ...column,
    exported: 'Scope',
    asked: 'Please enter work scope.',
  },
  area: {
    kind: 'area',
    label: 'Area',
    called: { log: 'area' },
    ...typed,
    ...column,
    exported: 'Area',
    asked: 'Please enter area.',
  },
  areaUnit: {
    kind: 'unit',
    label: 'Unit of area',
    called: { log: 'area unit' },
    isTyped: true,
    isInRow: true,
  },
  stage: { kind: 'stage', label: 'Stage', ...column, column: 'fixed' },
  tags: { kind: 'tags', label: 'Tags', isInRow: true, isRequirable: true },
  expectedClosure: {
    kind: 'day',
    label: 'Exp. Closure',
    called: { log: 'Expected Closure' },
    ...column,
    sort: 'quick',
    isLogged: true,
    isMerged: true,
    exported: 'Expected Closure',
  },
  team: { kind: 'team', label: 'Team', called: { log: 'team' }, isLogged: true, isMerged: true },
  assignee: {
    kind: 'person',
    label: 'Assigned To',
    called: { form: 'Assign To', template: 'Assign to', log: 'assignee' },
    ...column,
    isMerged: true,
    exported: 'Assigned To',
    asked: 'Please enter Assign to.',
  },
  source: {
    kind: 'choice',
    label: 'Lead Source',
    called: { log: 'lead source' },
    max: limits.source,
    ...typed,
    ...column,
    exported: 'Lead Source',
    asked: 'Please enter Lead source.',
  },
  sourceName: {
    kind: 'choice',
    label: 'Source Name',
    called: { log: 'source name' },
    max: limits.source,
    ...typed,
    ...column,
    exported: 'Source Name',
    asked: 'Please enter Source name',
  },
  remarks: {
    kind: 'long-text',
    label: 'Remarks',
    called: { log: 'remarks' },
    max: limits.remarks,
    ...typed,
    isRequirable: true,
  },
  created: { kind: 'instant', label: 'Created', sort: 'quick' },
  updated: { kind: 'instant', label: 'Updated', sort: 'quick' },
} as const satisfies Record<string, FieldRow>

export type LeadFieldKey = keyof typeof leadFields
type Table = typeof leadFields

/** The fields that have this flag, or this value of it. */
export type FieldWith<Flag extends keyof FieldRow, Value = unknown> = {
  [K in LeadFieldKey]: Table[K] extends { [F in Flag]: Value } ? K : never
}[LeadFieldKey]

const rows: Record<LeadFieldKey, FieldRow> = leadFields
const keys = Object.keys(leadFields) as LeadFieldKey[]

/** In the order of the table, after those whose order is given. */
export const fieldsWith = <Flag extends keyof FieldRow>(
  flag: Flag,
  order: readonly FieldWith<Flag>[] = [],
): FieldWith<Flag>[] => {
  const found = keys.filter((key): key is FieldWith<Flag> => rows[key][flag] !== undefined)
  return [...order, ...found.filter((key) => !order.includes(key))]
}

/** What a field is called there. */
export const labelOf = (key: LeadFieldKey, place?: Place): string =>
  (place && rows[key].called?.[place]) ?? rows[key].label

/** The words under which values are asked for. */
export const askedLabels = (): string[] =>
  keys
    .filter((key) => rows[key].isRequirable || rows[key].asked || rows[key].max)
    .flatMap((key) => [
      rows[key].label,
      ...(['rule', 'form', 'template'] as const).map((at) => labelOf(key, at)),
    ])
