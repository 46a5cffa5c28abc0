import { z } from 'zod'
import { accountLimits } from '../accounts/limits'
import { features } from '../accounts/model'
import { textField } from '../kit/field-rules'
import { fieldTexts } from '../kit/screen-texts'
import { plainText } from '../kit/typed-text'
import { peopleLimits } from './limits'
import { inviteTexts } from './messages'
import type { Invitation, MemberChange } from './model'

const { invite, designation } = peopleLimits

const name = (label: string) => textField({ label, max: invite.name.max, pattern: plainText })
const email = textField({
  label: inviteTexts.email,
  max: accountLimits.emailMax,
  pattern: /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/,
}).toLowerCase()

/** One row of the invite form. */
export const invitationForm = z.object({
  firstName: name(inviteTexts.firstName),
  lastName: name(inviteTexts.lastName),
  email,
  role: z.string().trim().min(1, fieldTexts.required).max(100),
  designationId: z
    .string()
    .min(1, fieldTexts.required)
    .pipe(z.uuid(fieldTexts.invalid(inviteTexts.designation))),
  reportsTo: z.uuid().optional(),
}) satisfies z.ZodType<Invitation>

export const invitationsForm = z.object({
  rows: z
    .array(invitationForm)
    .min(1, inviteTexts.fillOne)
    .max(invite.rows.max, inviteTexts.limitReached)
    .superRefine((rows, context) => {
      if (new Set(rows.map((row) => row.email)).size < rows.length)
        context.addIssue({ code: 'custom', message: inviteTexts.sameEmail })
    }),
})

export const designationForm = z.object({
  name: textField({ label: inviteTexts.designation, max: designation.max, pattern: plainText }),
})

const memberPlace = z.object({
  role: z.string().trim().min(1, fieldTexts.required).max(100),
  rights: z.object({
    crm: z.object({ edit: z.boolean(), canAssign: z.boolean() }),
    quotation: z.object({ edit: z.boolean() }),
    pmt: z.object({ canCreateProject: z.boolean() }),
  }),
  features: z.array(z.enum(features)).max(features.length),
  designationId: z.uuid().optional(),
  reportsTo: z.uuid().optional(),
})

export const memberChangeForm = memberPlace.extend({
  memberId: z.uuid(),
  seen: memberPlace.optional(),
}) as z.ZodType<MemberChange>
