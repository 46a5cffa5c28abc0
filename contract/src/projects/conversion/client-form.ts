import * as z from 'zod/mini'
import { judged, textField } from '../../kit/field-rules'
import { formatStoredPhone, type PhoneParts, phoneProblem, splitPhone } from '../../kit/phone'
import { leadFormLimits } from '../../leads/limits'
import { emailPattern } from '../../leads/record/value-problems'
import { projectLimits as limits } from './limits'
import { wizardFieldTexts as labels, wizardProblems as problems } from './messages-wizard'
import type { ClientFacts, ProjectSheet } from './model'

const some = (label: string, max: number) => textField({ label, max, isOptional: true })
const isPhone = ({ dialCode, national }: PhoneParts) => !national.trim() || !phoneProblem(dialCode, national)
const isGst = (text: string) => /^[A-Z0-9]*$/i.test(text)

/** The client of a project, as it is typed. */
export const clientFields = z.object({
  name: textField({ label: labels.client, max: limits.clientName }),
  companyName: some(labels.companyName, limits.companyName),
  email: z.string().check(
    z.trim(),
    judged((text) =>
      text.length <= leadFormLimits.email && emailPattern.test(text) ? undefined : problems.email,
    ),
  ),
  phone: z.object({ dialCode: z.string(), national: z.string() }).check(z.refine(isPhone, problems.phone)),
  billTo: some(labels.billTo, limits.billTo),
  billingAddress: some(labels.billingAddress, limits.billingAddress),
  billingLandmark: some(labels.billingLandmark, limits.billingLandmark),
  billingCity: some(labels.billingCity, limits.billingCity),
  gstNumber: some(labels.gst, limits.gstNumber).check(z.refine(isGst, problems.gst)),
})
export type ClientFields = z.infer<typeof clientFields>

export const clientFieldsOf = (client: ProjectSheet['client'], dialCode: string): ClientFields => ({
  name: client.name,
  companyName: client.companyName ?? '',
  email: client.email,
  phone: client.phone ? splitPhone(client.phone, dialCode) : { dialCode, national: '' },
  billTo: client.billTo ?? '',
  billingAddress: client.billingAddress ?? '',
  billingLandmark: client.billingLandmark ?? '',
  billingCity: client.billingCity ?? '',
  gstNumber: client.gstNumber ?? '',
})

/** With a company they are corporate, as in the wizard. */
export const clientFactsOfFields = ({ phone, name, email, ...texts }: ClientFields): ClientFacts => ({
  ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text || null])),
  type: texts.companyName ? 'corporate' : 'individual',
  name,
  email,
  phone: phone.national.trim() ? formatStoredPhone(phone.dialCode, phone.national) : null,
})
