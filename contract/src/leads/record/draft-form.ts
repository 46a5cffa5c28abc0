import { z } from 'zod'
import { calendarDate } from '../../kit/wire-values'
import { leadFormLimits, noteMax } from '../limits'
import { leadProblemTexts } from '../messages/capture'
import { areaUnits, type LeadDraft, type LeadEdit } from './draft'

/** Only keeps out nonsense: checkLead says whether a value is right, in the words of the forms. */
const text = z.string().max(5000)
const optional = text.optional()
const id = z.uuid().optional()

const contact = z.object({
  firstName: text,
  lastName: text,
  designation: optional,
  type: optional,
  email: optional,
  phones: z.array(text).max(leadFormLimits.phones, leadProblemTexts.tooManyPhones(leadFormLimits.phones)),
})
const contacts = z
  .array(contact)
  .min(1)
  .max(leadFormLimits.contacts, leadProblemTexts.tooManyContacts(leadFormLimits.contacts))

const budget = z
  .number({ error: leadProblemTexts.digitsOnly })
  .int(leadProblemTexts.digitsOnly)
  .min(0, leadProblemTexts.digitsOnly)
  .max(10 ** leadFormLimits.server.budget - 1, `Maximum length is ${leadFormLimits.server.budget}`)

const answers = z
  .record(z.string().max(100), text)
  .refine((values) => Object.keys(values).length <= 200, 'These are too many fields.')

export const draftForm = z.object({
  type: z.enum(['individual', 'corporate']),
  companyName: optional,
  contacts,
  address: optional,
  city: optional,
  postalCode: optional,
  workScope: optional,
  budget: budget.optional(),
  area: optional,
  areaUnit: z.enum(areaUnits).optional(),
  source: optional,
  sourceName: optional,
  remarks: optional,
  teamId: id,
  assigneeId: id,
  customValues: answers,
  templateId: id,
  extra: z
    .record(z.string().max(100), z.unknown())
    .refine((extra) => JSON.stringify(extra).length <= 20_000, 'This is too much to keep.'),
  siblingOf: id,
  originalEmail: optional,
}) as unknown as z.ZodType<LeadDraft>

export const changeForm = z.object({
  firstName: optional,
  lastName: optional,
  email: optional,
  phone: optional,
  companyName: optional,
  contacts: contacts.optional(),
  address: optional,
  city: optional,
  postalCode: optional,
  workScope: optional,
  budget: budget.nullish(),
  area: optional,
  areaUnit: z.enum(areaUnits).optional(),
  source: optional,
  sourceName: optional,
  remarks: optional,
  teamId: z.uuid().nullish(),
  assigneeId: z.uuid().nullish(),
  expectedClosure: calendarDate.nullish(),
  followUpOn: calendarDate.nullish(),
  customValues: answers.optional(),
})

const ofLead = { id: z.uuid(), baseUpdatedAt: z.iso.datetime().optional() }

export const leadEditForm = z.discriminatedUnion('kind', [
  z.object({ ...ofLead, kind: z.literal('change'), change: changeForm }),
  z.object({ ...ofLead, kind: z.literal('assign'), assigneeId: z.uuid().nullable() }),
  z.object({ ...ofLead, kind: z.literal('delete') }),
  z.object({ ...ofLead, kind: z.literal('restore') }),
  z.object({ ...ofLead, kind: z.literal('note'), text: z.string().trim().min(1).max(noteMax) }),
  z.object({ ...ofLead, kind: z.literal('convert') }),
]) as unknown as z.ZodType<LeadEdit>
