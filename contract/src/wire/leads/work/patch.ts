import { z } from 'zod'
import { reply, request } from '../../../kit/endpoint'
import { callStatuses } from '../../../leads/model'
import type { LeadPatch, PatchedValues } from '../../../leads/work/forms'
import { patchForm } from '../../../leads/work/forms'
import type { PatchedLead } from '../../../leads/work/model'
import { idOf, movedLead, movedStage, refuseUnreadable, textOf } from '../fields/answers'
import { readCallStatus, writeCallStatus } from '../fields/codes'
import { readDay } from '../fields/days'
import { leadWire, readLead, writeLead } from '../list/row'
import { readChange, writeChange } from '../record/change'
import { missingWire, readMissing, writeMissing } from './missing'

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
