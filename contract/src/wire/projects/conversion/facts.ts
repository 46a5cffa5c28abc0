import { z } from 'zod'
import { accountLimits } from '../../../accounts/limits'
import { readAmount } from '../../../kit/money'
import { fieldTexts } from '../../../kit/screen-texts'
import { calendarDate } from '../../../kit/wire-values'
import { projectLimits } from '../../../projects/conversion/limits'
import type { ClientFacts, ProjectFacts } from '../../../projects/conversion/model'
import { readDay } from '../../leads/fields/days'

/** A name is one line: it stands in the subjects of mails, and the form of the project takes no other. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()

export const requiredText = (max: number) =>
  z.string().overwrite(oneLine).min(1, fieldTexts.required).max(max, fieldTexts.tooLong(max))

export const optionalText = (max: number = projectLimits.text) =>
  z.string().trim().max(max, fieldTexts.tooLong(max)).nullish()

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(accountLimits.emailMax, fieldTexts.invalid('Email'))
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, fieldTexts.invalid('Email'))

/** Older callers send an empty text for nobody. */
export const person = z.union([z.uuid(), z.literal('')]).nullish()
export const members = z.array(z.uuid()).max(projectLimits.members)

/** What is sent empty is taken away; what is not sent stays. */
const cleared = <T>(sent: T | '' | null | undefined): T | null | undefined =>
  sent === undefined ? undefined : sent === null || sent === '' ? null : sent

/** Without the keys that were not sent, so that a draft of facts says only what it changes. */
export const given = <T extends object>(facts: T): T =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as T

/** A number, or one as text; an empty text is none. */
const numberText = (label: string, read: (text: string) => number | undefined) =>
  z
    .union([z.number(), z.string().max(50)])
    .nullish()
    .transform((sent, context) => {
      if (typeof sent !== 'string') return sent
      if (sent.trim() === '') return null
      const value = read(sent)
      if (value !== undefined) return value
      context.addIssue({ code: 'custom', message: fieldTexts.invalid(label) })
      return z.NEVER
    })

const readDegrees = (text: string) => (/^\s*-?\d{1,3}(\.\d+)?\s*$/.test(text) ? Number(text) : undefined)
const degrees = (label: string, limit: number) =>
  numberText(label, readDegrees).pipe(z.number().min(-limit).max(limit).nullish())

const budget = 'Budget'
const amount = numberText(budget, readAmount).pipe(
  z
    .number()
    .int(fieldTexts.invalid(budget))
    .min(0, fieldTexts.invalid(budget))
    .max(10 ** projectLimits.valueDigits - 1, fieldTexts.invalid(budget))
    .nullish(),
)

const day = z
  .string()
  .max(100)
  .nullish()
  .transform((sent) => (sent === undefined ? undefined : readDay(sent)))
  .pipe(calendarDate.nullish())

export const clientBody = {
  kycType: z.union([z.literal(0), z.literal(1), z.enum(['0', '1'])]).optional(),
  companyName: optionalText(projectLimits.companyName),
  billTo: optionalText(projectLimits.billTo),
  billingAddress: optionalText(projectLimits.billingAddress),
  billingLandmark: optionalText(projectLimits.billingLandmark),
  billingCity: optionalText(projectLimits.billingCity),
  gstRegNo: optionalText(projectLimits.gstNumber),
}
const clientWire = z.object(clientBody)

const typeCodes = { individual: 0, corporate: 1 } as const

export const readClientFacts = (body: z.infer<typeof clientWire>): ClientFacts => ({
  type: body.kycType === undefined ? undefined : Number(body.kycType) === 1 ? 'corporate' : 'individual',
  companyName: cleared(body.companyName),
  billTo: cleared(body.billTo),
  billingAddress: cleared(body.billingAddress),
  billingLandmark: cleared(body.billingLandmark),
  billingCity: cleared(body.billingCity),
  gstNumber: cleared(body.gstRegNo)?.toUpperCase(),
})

export const writeClientFacts = (client: ClientFacts) => ({
  kycType: client.type && typeCodes[client.type],
  companyName: client.companyName,
  billTo: client.billTo,
  billingAddress: client.billingAddress,
  billingLandmark: client.billingLandmark,
  billingCity: client.billingCity,
  gstRegNo: client.gstNumber,
})

export const projectBody = {
  location: optionalText(),
  lat: degrees('latitude', 90),
  lng: degrees('longitude', 180),
  country: optionalText(),
  city: optionalText(),
  pinCode: optionalText(),
  phoneNumber: optionalText(),
  area: optionalText(),
  projectUom: optionalText(),
  workScope: optionalText(),
  expectedBudget: amount,
  expectedStartDate: day,
  expectedEndDate: day,
  note: optionalText(projectLimits.note),
  projectAdmin: person,
  teamMembers: members.optional(),
}
const projectWire = z.object(projectBody)

export const readProjectFacts = (body: z.infer<typeof projectWire>): ProjectFacts => ({
  location: cleared(body.location),
  latitude: body.lat,
  longitude: body.lng,
  country: cleared(body.country),
  city: cleared(body.city),
  postalCode: cleared(body.pinCode),
  phone: cleared(body.phoneNumber),
  area: cleared(body.area),
  areaUnit: cleared(body.projectUom),
  workScope: cleared(body.workScope),
  value: body.expectedBudget,
  startOn: body.expectedStartDate,
  endOn: body.expectedEndDate,
  note: cleared(body.note),
  adminId: cleared(body.projectAdmin),
  memberIds: body.teamMembers,
})

export const writeProjectFacts = (facts: ProjectFacts) => ({
  location: facts.location,
  lat: facts.latitude,
  lng: facts.longitude,
  country: facts.country,
  city: facts.city,
  pinCode: facts.postalCode,
  phoneNumber: facts.phone,
  area: facts.area,
  projectUom: facts.areaUnit,
  workScope: facts.workScope,
  expectedBudget: facts.value,
  expectedStartDate: facts.startOn,
  expectedEndDate: facts.endOn,
  note: facts.note,
  projectAdmin: facts.adminId,
  teamMembers: facts.memberIds,
})
