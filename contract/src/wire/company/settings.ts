import { z } from 'zod'
import { findCountry, findCountryByName } from '../../company/countries'
import { companyLimits } from '../../company/limits'
import { companyRefusals } from '../../company/messages'
import type { CompanyChange, CompanyEdit, CompanySettings, Extra } from '../../company/model'
import { reply } from '../../kit/endpoint'
import { refuse } from '../../kit/refusal'
import type { MapLocation } from '../../places/model'
import { assignmentWire, writeAssignment } from '../accounts/assignment'

/** Longer than any rule allows, so that the rules can refuse it with a text for people. */
const text = z.string().trim().max(2_000).optional()
/** Older callers send it as text. */
const number = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^-?\d+(\.\d+)?$/)
      .transform(Number),
    z.literal(''),
  ])
  .optional()

/** Stored and returned unchanged (C-128). */
const extraNames = ['fileManagerV2', 'timeLineV2', 'about', 'attendanceRadius', 'workTiming'] as const

const editFields = z.object({
  companyName: text,
  email: text,
  contact: text,
  address: text,
  companyAddress: text,
  country: text,
  city: text,
  pincode: text,
  gstNo: text,
  latitude: number,
  longitude: number,
  location: text,
  companyLocation: z
    .array(z.object({ location: text }))
    .max(20)
    .optional(),
  timeZone: text,
  companyLogo: text,
  companySignature: text,
  signatory: text,
  bankAccountName: text,
  bankAccountNumber: text,
  bankName: text,
  bankCode: text,
  upiId: text,
  companyProjectId: z.union([z.uuid(), z.literal('')]).optional(),
  leadAssignment: z
    .object({
      autoAssign: z.boolean().optional(),
      method: z.enum([...companyLimits.assignment.methods, '']).optional(),
    })
    .optional(),
  olderLeadPanel: z.boolean().optional(),
  fileManagerV2: z.unknown().optional(),
  timeLineV2: z.unknown().optional(),
  about: z.unknown().optional(),
  attendanceRadius: z.unknown().optional(),
  workTiming: z.unknown().optional(),
})
type EditWire = z.output<typeof editFields>

const readCountry = (name: string): string =>
  findCountryByName(name)?.countryCode ?? refuse(companyRefusals.unknownCountry)

/** Additions: names of ours, the same on both sides. */
type Papers = Pick<
  CompanySettings,
  'signatory' | 'bankAccountName' | 'bankAccountNumber' | 'bankName' | 'bankCode' | 'upiId'
>
const papersOf = <P extends { [name in keyof Papers]?: string | undefined }>(
  values: P,
): { [name in keyof Papers]: P[name] } => ({
  signatory: values.signatory,
  bankAccountName: values.bankAccountName,
  bankAccountNumber: values.bankAccountNumber,
  bankName: values.bankName,
  bankCode: values.bankCode,
  upiId: values.upiId,
})

function readPlace(body: EditWire): MapLocation | undefined {
  const { latitude, longitude } = body
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  return { latitude, longitude, location: body.location ?? body.companyLocation?.[0]?.location ?? '' }
}

/** Those fields and no others. */
const extraOf = (values: Record<string, unknown>): Extra =>
  Object.fromEntries(
    extraNames.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]] as const])),
  )

function readExtra(body: EditWire): Extra | undefined {
  const extra = extraOf(body)
  return Object.keys(extra).length > 0 ? extra : undefined
}

/** Only what was sent; what is missing stays as it is. Currency and calling code follow from the country. */
function readChange(body: EditWire): CompanyChange {
  const change: CompanyChange = {
    name: body.companyName,
    email: body.email,
    contact: body.contact,
    address: body.address ?? body.companyAddress,
    city: body.city,
    postalCode: body.pincode,
    gstNumber: body.gstNo,
    countryCode: body.country === undefined ? undefined : readCountry(body.country),
    timeZone: body.timeZone,
    place: readPlace(body),
    logo: body.companyLogo,
    signature: body.companySignature,
    ...papersOf(body),
    projectId: body.companyProjectId || undefined,
    autoAssign: body.leadAssignment?.autoAssign,
    hasOlderPanel: body.olderLeadPanel,
    extra: readExtra(body),
  }
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

export function readEdit(body: EditWire): CompanyEdit {
  const sent = Object.entries(body).flatMap(([name, value]) => (value === undefined ? [] : name))
  const [only] = sent.length === 1 ? sent : []
  const autoAssign = body.leadAssignment?.autoAssign
  if (only === 'leadAssignment' && autoAssign !== undefined) return { kind: 'assignment', autoAssign }
  if (only === 'olderLeadPanel' && body.olderLeadPanel !== undefined)
    return { kind: 'panel', hasOlderPanel: body.olderLeadPanel }
  if (only === 'companyProjectId' && body.companyProjectId)
    return { kind: 'project', projectId: body.companyProjectId }
  return { kind: 'settings', change: readChange(body) }
}

const writeChange = ({ place, extra, ...change }: CompanyChange) => ({
  companyName: change.name,
  email: change.email,
  contact: change.contact,
  address: change.address,
  city: change.city,
  pincode: change.postalCode,
  gstNo: change.gstNumber,
  country: change.countryCode && findCountry(change.countryCode)?.name,
  timeZone: change.timeZone,
  latitude: place?.latitude,
  longitude: place?.longitude,
  location: place?.location,
  companyLogo: change.logo,
  companySignature: change.signature,
  ...papersOf(change),
  companyProjectId: change.projectId,
  leadAssignment: change.autoAssign === undefined ? undefined : writeAssignment(change.autoAssign),
  olderLeadPanel: change.hasOlderPanel,
  ...extra,
})

export function writeEdit(edit: CompanyEdit): Record<string, unknown> {
  if (edit.kind === 'assignment') return { leadAssignment: writeAssignment(edit.autoAssign) }
  if (edit.kind === 'panel') return { olderLeadPanel: edit.hasOlderPanel }
  if (edit.kind === 'project') return { companyProjectId: edit.projectId }
  return writeChange(edit.change)
}

const settingsWire = z.looseObject({
  _id: z.string(),
  companyName: z.string(),
  email: z.string(),
  contact: z.string(),
  address: z.string(),
  companyAddress: z.string(),
  city: z.string(),
  pincode: z.string(),
  gstNo: z.string(),
  country: z.string(),
  countryCode: z.string(),
  currency: z.string(),
  currencySymbol: z.string(),
  timeZone: z.string(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  location: z.string(),
  companyLocation: z.array(z.object({ location: z.string() })),
  companyLogo: z.string().optional(),
  companySignature: z.string().optional(),
  signatory: z.string(),
  bankAccountName: z.string(),
  bankAccountNumber: z.string(),
  bankName: z.string(),
  bankCode: z.string(),
  upiId: z.string(),
  companyProjectId: z.string().optional(),
  leadAssignment: assignmentWire,
})

const writeSettings = (settings: CompanySettings): z.infer<typeof settingsWire> => ({
  ...extraOf(settings.extra),
  _id: settings.id,
  companyName: settings.name,
  email: settings.email,
  contact: settings.contact,
  address: settings.address,
  companyAddress: settings.address,
  city: settings.city,
  pincode: settings.postalCode,
  gstNo: settings.gstNumber,
  country: settings.country,
  countryCode: settings.dialCode,
  currency: settings.currency,
  currencySymbol: settings.currencySymbol,
  timeZone: settings.timeZone,
  latitude: settings.place?.latitude,
  longitude: settings.place?.longitude,
  location: settings.place?.location ?? '',
  companyLocation: settings.place ? [{ location: settings.place.location }] : [],
  companyLogo: settings.logoUrl,
  companySignature: settings.signatureUrl,
  ...papersOf(settings),
  companyProjectId: settings.projectId,
  leadAssignment: writeAssignment(settings.autoAssign),
})

const readSettings = (wire: z.infer<typeof settingsWire>): CompanySettings => ({
  id: wire._id,
  name: wire.companyName,
  email: wire.email,
  contact: wire.contact,
  address: wire.address,
  city: wire.city,
  postalCode: wire.pincode,
  gstNumber: wire.gstNo,
  countryCode: findCountryByName(wire.country)?.countryCode ?? '',
  country: wire.country,
  dialCode: wire.countryCode,
  currency: wire.currency,
  currencySymbol: wire.currencySymbol,
  timeZone: wire.timeZone,
  place:
    wire.latitude === undefined || wire.longitude === undefined
      ? undefined
      : { latitude: wire.latitude, longitude: wire.longitude, location: wire.location },
  logoUrl: wire.companyLogo,
  signatureUrl: wire.companySignature,
  ...papersOf(wire),
  projectId: wire.companyProjectId,
  autoAssign: wire.leadAssignment.autoAssign,
  extra: extraOf(wire),
})

export const editWire = editFields.refine(
  (body) => JSON.stringify(readExtra(body) ?? {}).length <= companyLimits.extraBytes,
  companyRefusals.extraTooLarge.text,
)

export const settingsReply = reply(
  z.object({ data: settingsWire }),
  (settings: CompanySettings) => ({ data: writeSettings(settings) }),
  ({ data }) => readSettings(data),
)
