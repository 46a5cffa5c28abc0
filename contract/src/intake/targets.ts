import { leadFields } from '../fields/lead-fields'
import type { CustomField } from '../fields/model'
import { targetTexts } from './messages/targets'

/** Where a value that arrives can go. */
const own = {
  fullName: targetTexts.fullName,
  firstName: leadFields.firstName.label,
  lastName: leadFields.lastName.label,
  companyName: leadFields.companyName.label,
  email: leadFields.email.exported,
  phone: leadFields.phone.exported,
  otherPhone: targetTexts.otherPhone,
  city: leadFields.city.label,
  address: leadFields.address.label,
  postalCode: leadFields.postalCode.exported,
  budget: leadFields.budget.label,
  workScope: leadFields.workScope.exported,
  area: leadFields.area.label,
  areaUnit: leadFields.areaUnit.label,
  source: leadFields.source.label,
  sourceName: leadFields.sourceName.label,
  remarks: leadFields.remarks.label,
} as const

/** Of a lead that was worked on elsewhere: only a file brings these. */
const standing = {
  assignee: leadFields.assignee.label,
  stage: targetTexts.stage,
  callStatus: leadFields.callStatus.exported,
  lastCall: leadFields.lastCall.exported,
  followUp: leadFields.followUp.exported,
  expectedClosure: leadFields.expectedClosure.exported,
} as const

export type DoorTarget = keyof typeof own
export type StandingTarget = keyof typeof standing
export type CustomTarget = `custom:${string}`
/** A field of a lead, or a custom field by its id. */
export type Target = DoorTarget | StandingTarget | CustomTarget

const labels: Record<string, string> = { ...own, ...standing }

export const doorTargets = Object.keys(own) as DoorTarget[]
export const importTargets = Object.keys(labels) as (DoorTarget | StandingTarget)[]

export const customTarget = (fieldId: string): CustomTarget => `custom:${fieldId}`
export const customFieldOf = (target: string): string | undefined => /^custom:(.+)$/.exec(target)?.[1]

type NamedField = Pick<CustomField, 'id' | 'name'>

/** What a target is called; undefined if there is no such field any more. */
export const targetLabel = (target: string, fields: readonly NamedField[]): string | undefined => {
  const id = customFieldOf(target)
  if (id) return fields.find((field) => field.id === id)?.name
  return Object.hasOwn(labels, target) ? labels[target] : undefined
}

export const isTarget = (text: string, fields: readonly NamedField[]): text is Target =>
  targetLabel(text, fields) !== undefined

/** Of these a lead holds several values. */
export const holdsMany = (target: string): boolean => ['phone', 'otherPhone', 'remarks'].includes(target)
