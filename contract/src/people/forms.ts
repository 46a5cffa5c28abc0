import * as z from 'zod/mini'
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
}).check(z.toLowerCase())

const role = z.string().check(z.trim(), z.minLength(1, fieldTexts.required), z.maxLength(100))

/** One row of the invite form. */
export const invitationForm = z.object({
  firstName: name(inviteTexts.firstName),
  lastName: name(inviteTexts.lastName),
  email,
  role,
  designationId: z.pipe(
    z.string().check(z.minLength(1, fieldTexts.required)),
    z.uuid(fieldTexts.invalid(inviteTexts.designation)),
  ),
  reportsTo: z.optional(z.uuid()),
}) satisfies z.ZodMiniType<Invitation>

export const invitationsForm = z.object({
  rows: z.array(invitationForm).check(
    z.minLength(1, inviteTexts.fillOne),
    z.maxLength(invite.rows.max, inviteTexts.limitReached),
    z.superRefine((rows, context) => {
      if (new Set(rows.map((row) => row.email)).size < rows.length)
        context.addIssue({ code: 'custom', message: inviteTexts.sameEmail })
    }),
  ),
})

/** An invitation that is sent again; with another address it goes there. */
export const resendForm = z.object({ memberId: z.uuid(), email: z.optional(email) })
export const addressForm = z.object({ email })

export const designationForm = z.object({
  name: textField({ label: inviteTexts.designation, max: designation.max, pattern: plainText }),
})

const memberPlace = z.object({
  role,
  rights: z.object({
    crm: z.object({ edit: z.boolean(), canAssign: z.boolean() }),
    quotation: z.object({ edit: z.boolean() }),
    pmt: z.object({ canCreateProject: z.boolean() }),
  }),
  features: z.array(z.enum(features)).check(z.maxLength(features.length)),
  designationId: z.optional(z.uuid()),
  reportsTo: z.optional(z.uuid()),
})

export const memberChangeForm = z.extend(memberPlace, {
  memberId: z.uuid(),
  seen: z.optional(memberPlace),
}) as z.ZodMiniType<MemberChange>
