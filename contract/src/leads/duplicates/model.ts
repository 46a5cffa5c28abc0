import { type FieldWith, fieldsWith } from '../../fields/lead-fields'
import { normalisePhone } from '../../kit/phone-number'

/** What is typed into a form, compared with the existing leads (C-091). */
export interface DuplicateQuery {
  phones: string[]
  emails: string[]
  /** The lead that is being edited; it and its siblings are not duplicates. */
  exceptId: string | undefined
}

export type Duplicate =
  | {
      kind: 'visible'
      leadId: string
      name: string
      match: 'phone' | 'email'
      owner: string | undefined
      stage: string
      createdAt: string
      /** It can be brought back instead (C-179). */
      isArchived?: boolean
    }
  /** Not visible to the viewer: only says who handles it. */
  | { kind: 'hidden'; match: 'phone' | 'email'; owner: string | undefined }

/** How a person is recognised: phones as E.164, emails in lower case. */
export function identitiesOf(
  contacts: readonly { email?: string | undefined; phones: readonly string[] }[],
  dialCode?: string,
): string[] {
  const values = contacts.flatMap(({ email, phones }) => [
    ...phones.map((phone) => normalisePhone(phone, dialCode)),
    email?.trim().toLowerCase() || undefined,
  ])
  return [...new Set(values.filter((value) => value !== undefined))]
}

/** What happens to an arriving lead that is known already (C-091). */
export const duplicatePolicies = ['skip', 'fill', 'add'] as const
export type DuplicatePolicy = (typeof duplicatePolicies)[number]

/** Fields of which a merge keeps one of the two values; custom fields by id. */
export type MergeField = FieldWith<'isMerged'>
export const mergeFields: readonly MergeField[] = fieldsWith('isMerged')
export type MergeSide = 'kept' | 'merged'

/** History, contacts and tags of both are kept. What is not chosen stays, and a blank is filled from the other lead. */
export interface LeadMerge {
  keptId: string
  mergedId: string
  /** By merge field, or by the id of a custom field. */
  choices: Record<string, MergeSide>
}

export interface MergedLead {
  id: string
  updatedAt: string
  mergeId: string
}
