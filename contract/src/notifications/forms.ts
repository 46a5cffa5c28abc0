import { z } from 'zod'
import { notificationLimits as limits } from './limits'
import { sendProblems as problems } from './messages'
import { isProductPath } from './rules'

const text = z.string().trim().min(1, problems.text).max(limits.textMax, problems.text)
const link = z.string().max(limits.linkMax, problems.link).refine(isProductPath, problems.link).optional()
const person = z.uuid(problems.person)
const address = z.email(problems.email)
const feature = z.string().trim().min(1).max(limits.featureMax)

/** What may be sent by hand: a mail, a bell to the admins, a bell to named people. */
export const sendForm = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('email'),
    recipients: z.array(address).min(1, problems.emails).max(limits.emailsMax, problems.tooManyEmails),
    subject: z.string().trim().min(1, problems.subject).max(limits.subjectMax, problems.subject),
    body: z.string().trim().min(1, problems.body).max(limits.bodyMax, problems.body),
    replyTo: address.optional(),
  }),
  z.object({
    kind: z.literal('bell'),
    text,
    feature,
    link,
    extraIds: z.array(person).max(limits.peopleMax, problems.tooManyPeople),
  }),
  z.object({
    kind: z.literal('bell-to-people'),
    text,
    feature,
    link,
    recipientIds: z.array(person).min(1, problems.people).max(limits.peopleMax, problems.people),
    projectName: z.string().trim().max(limits.projectNameMax).optional(),
  }),
])
export type SendInput = z.infer<typeof sendForm>
