import { z } from 'zod'
import { request } from '../../../kit/endpoint'
import type { LeadDraft, LeadSave } from '../../../leads/record/draft'
import { draftForm } from '../../../leads/record/draft'
import { splitName } from '../../../leads/record/form-values'
import { leadTypeOf } from '../../../leads/rules'
import { wireFields } from '../../fields/lead-fields'
import { idOf, readAnswers, refuseUnreadable, textOf } from '../fields/answers'
import { readTyped, writeTyped, writeTypedByLabel } from '../fields/typed'
import { contactWire, joinContacts, readContact, readPhones, writeContact } from './contacts'

/** Values by the labels of their fields, or by the keys of a lead: both are accepted (C-018). */
const leadBody = z
  .object({
    type: z.union([z.number(), z.string().max(10)]).nullish(),
    companyName: z.string().max(2000).nullish(),
    otherContactDetails: z.array(contactWire).max(100).nullish(),
    templateId: z.string().max(100).nullish(),
    siblingOf: z.string().max(100).nullish(),
    originalEmail: z.string().max(2000).nullish(),
    dontShowAgain: z.boolean().nullish(),
    leadId: z.string().max(100).nullish(),
    userId: z.string().max(100).nullish(),
  })
  .catchall(z.unknown())
  .refine((body) => Object.keys(body).length <= 300, 'These are too many fields.')
  .superRefine(refuseUnreadable)
type LeadBody = z.infer<typeof leadBody>

const typeCode = (type: LeadBody['type']): number | undefined =>
  type === null || type === undefined || type === '' ? undefined : Number(type)

/** The lead's own contact, from its fields. */
function ownContact(known: Partial<Record<string, unknown>>) {
  const { firstName, lastName } = textOf(known.firstName)
    ? { firstName: textOf(known.firstName) ?? '', lastName: textOf(known.lastName) ?? '' }
    : {
        ...splitName(textOf(known.name) ?? ''),
        ...(textOf(known.lastName) && { lastName: textOf(known.lastName) }),
      }
  return {
    firstName,
    lastName: lastName ?? '',
    designation: textOf(known.designation),
    type: undefined,
    email: textOf(known.email),
    phones: readPhones(known.phone as string | undefined, textOf(known.dialCode)),
  }
}

/** The first contact of a corporate lead may have its number among the fields. */
const withPhone = (contacts: LeadDraft['contacts'], phones: string[]): LeadDraft['contacts'] =>
  contacts.map((contact, index) =>
    index === 0 && contact.phones.length === 0 ? { ...contact, phones } : contact,
  )

function readDraft(body: LeadBody): LeadDraft {
  const { known, custom, extra } = readAnswers(body)
  const companyName = textOf(known.companyName)
  const type = leadTypeOf(typeCode(body.type), companyName)
  const own = ownContact(known)
  const listed = (body.otherContactDetails ?? []).map((wire) => readContact(wire, textOf(known.dialCode)))
  return {
    type,
    contacts:
      type === 'corporate' && listed.length > 0 ? withPhone(listed, own.phones) : joinContacts(own, listed),
    ...readTyped(known),
    teamId: idOf(known.team),
    assigneeId: idOf(known.assignee),
    customValues: Object.fromEntries(Object.entries(custom).filter(([, value]) => value !== '')),
    templateId: textOf(body.templateId),
    extra,
    siblingOf: textOf(body.siblingOf),
    originalEmail: textOf(body.originalEmail),
  }
}

const shared = (draft: LeadDraft) => ({
  ...draft.customValues,
  ...draft.extra,
  type: draft.type === 'corporate' ? 1 : 0,
  otherContactDetails: draft.contacts.map(writeContact),
  teamId: draft.teamId,
  templateId: draft.templateId,
  siblingOf: draft.siblingOf,
  originalEmail: draft.originalEmail,
})

/** As the dialog with tabs sends it: by labels of fields. */
const writeByName = (draft: LeadDraft) => {
  const [own] = draft.contacts
  const { [budgetLabels[0]]: budget, [companyLabel]: companyName, ...typed } = writeTypedByLabel(draft)
  return {
    ...shared(draft),
    ...(draft.type === 'individual' && {
      'First Name': own?.firstName,
      'Last Name': own?.lastName,
      'Email address': own?.email,
      'Designation Name': own?.designation,
      'Phone Number': own?.phones[0],
    }),
    ...typed,
    [budgetLabels[draft.type === 'individual' ? 0 : 1]]: budget,
    companyName,
    'Assign To': draft.assigneeId,
  }
}
const budgetLabels = wireFields.budget.labels
const [companyLabel] = wireFields.companyName.labels

/** As the other forms send it: by keys of a lead. */
const writeByKey = (draft: LeadDraft) => {
  const [own] = draft.contacts
  return {
    ...shared(draft),
    firstName: own?.firstName,
    lastName: own?.lastName,
    email: own?.email,
    phoneNumber: own?.phones[0],
    ...writeTyped(draft),
    assignedTo: draft.assigneeId,
  }
}

export const addRequest = request({
  body: leadBody,
  read: ({ body }) => readDraft(body),
  write: (draft: LeadDraft) => ({ body: writeByName(draft) }),
  check: draftForm,
})

const readSave = (body: LeadBody): LeadSave =>
  typeof body.dontShowAgain === 'boolean' && body.leadId
    ? { kind: 'no-email-prompt', leadId: body.leadId, wantsNoEmailPrompt: body.dontShowAgain }
    : { kind: 'add', draft: readDraft(body) }

export const addEditRequest = request({
  body: leadBody,
  read: ({ body }) => readSave(body),
  write: (save: LeadSave) => ({
    body:
      save.kind === 'add'
        ? writeByKey(save.draft)
        : { dontShowAgain: save.wantsNoEmailPrompt, leadId: save.leadId },
  }),
  check: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('add'), draft: draftForm }),
    z.object({ kind: z.literal('no-email-prompt'), leadId: z.uuid(), wantsNoEmailPrompt: z.boolean() }),
  ]) as z.ZodType<LeadSave>,
})
