import { z } from 'zod'
import { fieldTypes } from '../../../fields/model'
import { reply } from '../../../kit/endpoint'
import type { LeadDetail } from '../../../leads/record/draft'
import { leadWire, readLead, writeLead } from '../list/row'
import { logWire, readLog, writeLog } from '../work/logs'
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
  dontShowAgain: z.boolean(),
  clouserMonth: z.string().optional(),
  archiveStatus: z.boolean(),
  archivedAt: z.string().optional(),
  leadLogs: z.array(logWire),
  siblings: z.array(z.object({ _id: z.string(), name: z.string(), assignToName: z.string().optional() })),
  merges: z.array(
    z.object({ _id: z.string(), name: z.string(), createdAt: z.string(), canUndo: z.boolean() }),
  ),
})

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export const detailReply = reply(
  z.object({ data: detailWire }),
  (lead: LeadDetail) => ({
    data: {
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
      dontShowAgain: lead.wantsNoEmailPrompt,
      clouserMonth: lead.expectedClosure && months[Number(lead.expectedClosure.slice(5, 7)) - 1],
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
