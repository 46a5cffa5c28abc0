import { type LeadFieldKey, leadFields } from '../../fields/lead-fields'

/** What the firm notes for itself, and what another place says already. */
const keptBack = [
  'name',
  'firstName',
  'areaUnit',
  'callStatus',
  'lastCall',
  'followUp',
  'tags',
  'team',
  'remarks',
  'updated',
] as const satisfies LeadFieldKey[]
export type FieldPlace = Exclude<LeadFieldKey, (typeof keptBack)[number]>

const isPlace = (key: LeadFieldKey): key is FieldPlace => !(keptBack as readonly LeadFieldKey[]).includes(key)
/** THE table of fields says which there are: a new field is a place by itself. */
export const fieldPlaces: readonly FieldPlace[] = (Object.keys(leadFields) as LeadFieldKey[]).filter(isPlace)

export const ownPlaces = [
  'firstName',
  'leadName',
  'sender',
  'senderPhone',
  'senderEmail',
  'company',
  'followUp',
] as const
export type OwnPlace = (typeof ownPlaces)[number]
