import { z } from 'zod'
import { fieldTypes } from '../../../fields/model'
import { reply } from '../../../kit/endpoint'
import type { LeadDetail } from '../../../leads/record/draft'
import type { HistoryEntry } from '../../../leads/work/history'
import { writeRemarkType } from '../fields/codes'
import { writeClosureMonth } from '../list/closure-month'
import { leadWire, readLead, writeLead } from '../list/row'
import { logWire, readLog, updateWire, writeLog, writeUpdates } from '../work/logs'
import { readContact, writeContact, writtenContactWire } from './contacts'
import { personWire, readPerson, writePerson } from './person'

const detailWire = leadWire.extend({
  otherContactDetails: z.array(writtenContactWire),
  remarks: z.string().optional(),
  customFields: z.array(
    z.object({
      fieldId: z.string(),
      fieldName: z.string(),
      fieldType: z.enum(fieldTypes),
      value: z.string(),
    }),
  ),
  teamDetails: z.object({ _id: z.string(), name: z.string() }).optional(),
  userId: z.string().optional(),
  addedBy: personWire.optional(),
  createdByName: z.string().optional(),
  originalEmail: z.string().optional(),
  isQuotationSent: z.boolean(),
  projectId: z.string().nullish(),
  dontShowAgain: z.boolean(),
  clouserMonth: z.string().optional(),
  leadUpdates: z.array(updateWire),
  todayRemark: z.number().optional(),
  reasonForNotInterested: z.string().optional(),
  isDeleted: z.boolean(),
  archiveStatus: z.boolean(),
  archivedAt: z.string().optional(),
  leadLogs: z.array(logWire),
  siblings: z.array(z.object({ _id: z.string(), name: z.string(), assignToName: z.string().optional() })),
  merges: z.array(
    z.object({ _id: z.string(), name: z.string(), createdAt: z.string(), canUndo: z.boolean() }),
  ),
})

const lastRemarkType = (history: readonly HistoryEntry[]): number | undefined => {
  const last = history.find(({ remarkType }) => remarkType)?.remarkType
  return last && writeRemarkType(last)
}

export const detailReply = reply(
  z.object({ data: detailWire }),
  (lead: LeadDetail) => ({
    data: {
      ...lead.extra,
      ...writeLead(lead),
      otherContactDetails: lead.contacts.map(writeContact),
      remarks: lead.remarks,
      customFields: lead.customValues.map(({ fieldId, label, type, value }) => ({
        fieldId,
        fieldName: label,
        fieldType: type,
        value,
      })),
      teamDetails: lead.team && { _id: lead.team.id, name: lead.team.name },
      userId: lead.createdBy?.id,
      addedBy: lead.createdBy && writePerson(lead.createdBy),
      createdByName: lead.createdBy?.fullName,
      originalEmail: lead.originalEmail,
      isQuotationSent: lead.hasQuotation,
      projectId: lead.projectId ?? null,
      dontShowAgain: lead.wantsNoEmailPrompt,
      clouserMonth: writeClosureMonth(lead.expectedClosure),
      leadUpdates: lead.history.flatMap(writeUpdates),
      todayRemark: lastRemarkType(lead.history),
      reasonForNotInterested: lead.reasonNotInterested,
      isDeleted: false,
      archiveStatus: lead.archivedAt !== undefined,
      archivedAt: lead.archivedAt,
      leadLogs: lead.history.map(writeLog),
      siblings: lead.siblings.map(({ id, name, assignee }) => ({ _id: id, name, assignToName: assignee })),
      merges: lead.merges.map(({ id, name, at, canUndo }) => ({ _id: id, name, createdAt: at, canUndo })),
    },
  }),
  ({ data }): LeadDetail => ({
    ...readLead(data),
    contacts: data.otherContactDetails.map((wire) => readContact(wire)),
    remarks: data.remarks,
    customValues: data.customFields.map(({ fieldId, fieldName, fieldType, value }) => ({
      fieldId,
      label: fieldName,
      type: fieldType,
      value,
    })),
    team: data.teamDetails && { id: data.teamDetails._id, name: data.teamDetails.name },
    createdBy: data.addedBy && readPerson(data.addedBy),
    originalEmail: data.originalEmail,
    hasQuotation: data.isQuotationSent,
    ...(data.projectId && { projectId: data.projectId }),
    reasonNotInterested: data.reasonForNotInterested,
    wantsNoEmailPrompt: data.dontShowAgain,
    archivedAt: data.archivedAt,
    history: data.leadLogs.map(readLog),
    siblings: data.siblings.map(({ _id, name, assignToName }) => ({ id: _id, name, assignee: assignToName })),
    merges: data.merges.map(({ _id, name, createdAt, canUndo }) => ({
      id: _id,
      name,
      at: createdAt,
      canUndo,
    })),
  }),
)
