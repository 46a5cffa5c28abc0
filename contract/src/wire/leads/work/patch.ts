import { z } from 'zod'
import { reply, request } from '../../../kit/endpoint'
import { callStatuses } from '../../../leads/model'
import type { LeadPatch, PatchedValues } from '../../../leads/work/forms'
import { patchForm } from '../../../leads/work/forms'
import type { MissingField, PatchedLead } from '../../../leads/work/model'
import { readFieldKey, writeFieldKey } from '../../fields/lead-fields'
import { idOf, movedLead, movedStage, refuseUnreadable, textOf } from '../fields/answers'
import { readCallStatus, writeCallStatus } from '../fields/codes'
import { readDay } from '../fields/days'
import { leadWire, readLead, writeLead } from '../list/row'
import { readChange, writeChange } from '../record/change'

const patchBody = z
  .object({
    leadId: movedLead.nullish(),
    leadStage: movedStage,
    afterLeadId: movedLead.nullish(),
    callLeadStatus: z.union([z.number(), z.string().max(100)]).nullish(),
    lastCallDate: z.string().max(100).nullish(),
    reasonForNotInterested: z.string().max(5000).nullish(),
    leadTag: z.array(z.unknown()).max(200).nullish(),
    ZipPostalCode: z.union([z.string().max(100), z.number()]).nullish(),
    baseUpdatedAt: z.string().max(100).nullish(),
    userId: z.string().max(100).nullish(),
  })
  .catchall(z.unknown())
  .refine((body) => Object.keys(body).length <= 300, 'These are too many fields.')
  .superRefine(refuseUnreadable)
type PatchBody = z.infer<typeof patchBody>

const readStatus = (value: string | number): PatchedValues['callStatus'] =>
  callStatuses.find((status) => status === value) ??
  readCallStatus(Number(value)) ??
  (String(value) as PatchedValues['callStatus'])

function readValues({ ZipPostalCode, ...body }: PatchBody): PatchedValues {
  const postal = textOf(ZipPostalCode)
  const lastCallOn = readDay(body.lastCallDate)
  return {
    ...readChange(body),
    ...(postal && { postalCode: postal }),
    ...(body.callLeadStatus != null && { callStatus: readStatus(body.callLeadStatus) }),
    ...(lastCallOn && { lastCallOn }),
    ...(body.leadTag && { tagIds: body.leadTag.flatMap((tag) => idOf(tag) ?? []) }),
  }
}

export const patchRequest = request({
  query: { leadId: movedLead.optional() },
  body: patchBody,
  read: ({ query, body }): LeadPatch => ({
    leadId: query.leadId ?? body.leadId ?? '',
    baseUpdatedAt: body.baseUpdatedAt ?? undefined,
    stageId: idOf(body.leadStage),
    afterLeadId: body.afterLeadId,
    reason: textOf(body.reasonForNotInterested),
    change: readValues(body),
  }),
  write: ({
    leadId,
    baseUpdatedAt,
    stageId,
    afterLeadId,
    reason,
    change: { callStatus, lastCallOn, tagIds, ...change },
  }) => ({
    query: { leadId },
    body: {
      ...writeChange(change),
      callLeadStatus: callStatus && writeCallStatus(callStatus),
      lastCallDate: lastCallOn,
      leadTag: tagIds,
      leadStage: stageId,
      leadId,
      afterLeadId,
      reasonForNotInterested: reason,
      baseUpdatedAt,
    },
  }),
  check: patchForm,
})

const wireTypes: Record<MissingField['type'], string> = {
  text: 'text',
  'long-text': 'description',
  number: 'number',
  email: 'Email',
  website: 'Website',
  date: 'Date',
  choice: 'Select',
  choices: 'multiselect',
  phone: 'phone',
}
const cleanTypes = new Map(Object.entries(wireTypes).map(([clean, wire]) => [wire, clean]))

const optionWire = z.union([z.string(), z.object({ value: z.string(), label: z.string() })])
/** C-080: a description of the field, or only its key. */
const missingWire = z.union([
  z.string(),
  z.object({
    fieldKey: z.string(),
    displayName: z.string(),
    dataType: z.string(),
    options: z.array(optionWire),
  }),
])

const writeMissing = ({ key, label, type, options }: MissingField): z.infer<typeof missingWire> => ({
  fieldKey: writeFieldKey(key),
  displayName: label,
  dataType: wireTypes[type],
  options: options.map(({ value, label: shown }) => ({ value, label: shown })),
})

const readMissing = (wire: z.infer<typeof missingWire>): MissingField =>
  typeof wire === 'string'
    ? { key: readFieldKey(wire), label: wire, type: 'text', options: [] }
    : {
        key: readFieldKey(wire.fieldKey),
        label: wire.displayName,
        type: (cleanTypes.get(wire.dataType) ?? 'text') as MissingField['type'],
        options: wire.options.map((one) => (typeof one === 'string' ? { value: one, label: one } : one)),
      }

export const patchReply = reply(
  z.object({ data: leadWire.extend({ missingFields: z.array(missingWire).optional() }) }),
  ({ lead, missing }: PatchedLead) => ({
    data: {
      ...writeLead(lead),
      missingFields: missing.length > 0 ? missing.map(writeMissing) : undefined,
    },
  }),
  ({ data: { missingFields, ...lead } }): PatchedLead => ({
    lead: readLead(lead),
    missing: (missingFields ?? []).map(readMissing),
  }),
)
