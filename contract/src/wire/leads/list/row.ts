import { z } from 'zod'
import { formatLegacyDate, formatTime12, parseLegacyDate, parseTime12 } from '../../../kit/dates'
import type { LeadRow } from '../../../leads/model'
import { leadName, leadTypeOf } from '../../../leads/rules'
import { readStage, stageWire, writeStage } from '../../pipeline/stage'
import { readCallStatus, readRemarkType, writeCallStatus, writeRemarkType } from '../fields/codes'
import { readRow, rowShape, writeRow } from '../fields/typed'
import { readTag, tagOfLeadWire, writeTag } from './tag'

export const leadWire = z.object({
  _id: z.string(),
  type: z.number().nullable(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().optional(),
  phoneNumber: z.string().optional(),
  ...rowShape,
  teamDetails: z.object({ name: z.string() }).optional(),
  assignedTo: z.object({ _id: z.string(), fullName: z.string(), email: z.string() }).optional(),
  assignToName: z.string().optional(),
  leadStage: stageWire,
  leadStatus: z.number().optional(),
  callLeadStatus: z.number(),
  leadTag: z.array(tagOfLeadWire),
  latestFollowUpDate: z.string().optional(),
  latestFollowUpTime: z.string().optional(),
  followUpType: z.number().optional(),
  expClosureDate: z.string().optional(),
  lastCallDate: z.string().optional(),
  logCount: z.number(),
  isProjectCreated: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  respondBy: z.string().optional(),
  firstContactAt: z.string().optional(),
})
export type LeadWire = z.infer<typeof leadWire>

const responseOf = ({ respondBy, firstContactAt }: Pick<LeadWire, 'respondBy' | 'firstContactAt'>) => ({
  ...(respondBy && { respondBy }),
  ...(firstContactAt && { firstContactAt }),
})

export const writeLead = (lead: LeadRow): LeadWire => ({
  _id: lead.id,
  type: lead.type === 'corporate' ? 1 : 0,
  name: leadName(lead),
  firstName: lead.firstName,
  lastName: lead.lastName,
  email: lead.email,
  phoneNumber: lead.phone,
  ...writeRow(lead),
  teamDetails: lead.teamName ? { name: lead.teamName } : undefined,
  assignedTo: lead.assignee && {
    _id: lead.assignee.id,
    fullName: lead.assignee.fullName,
    email: lead.assignee.email,
  },
  assignToName: lead.assignee?.fullName,
  leadStage: writeStage(lead.stage),
  leadStatus: lead.statusId,
  callLeadStatus: writeCallStatus(lead.callStatus),
  leadTag: lead.tags.map(writeTag),
  latestFollowUpDate: lead.followUpOn && formatLegacyDate(lead.followUpOn),
  latestFollowUpTime: lead.followUpTime && formatTime12(lead.followUpTime),
  followUpType: lead.followUpKind && writeRemarkType(lead.followUpKind),
  expClosureDate: lead.expectedClosure,
  lastCallDate: lead.lastCallAt,
  logCount: lead.historyCount,
  isProjectCreated: lead.isConverted,
  createdAt: lead.createdAt,
  updatedAt: lead.updatedAt,
  ...responseOf(lead),
})

export const readLead = (wire: LeadWire): LeadRow => ({
  id: wire._id,
  type: leadTypeOf(wire.type, wire.companyName),
  firstName: wire.firstName,
  lastName: wire.lastName,
  email: wire.email,
  phone: wire.phoneNumber,
  ...readRow(wire),
  teamName: wire.teamDetails?.name,
  assignee: wire.assignedTo && {
    id: wire.assignedTo._id,
    fullName: wire.assignedTo.fullName,
    email: wire.assignedTo.email,
  },
  stage: readStage(wire.leadStage),
  statusId: wire.leadStatus,
  callStatus: readCallStatus(wire.callLeadStatus) ?? 'new',
  tags: wire.leadTag.map(readTag),
  followUpOn: wire.latestFollowUpDate ? parseLegacyDate(wire.latestFollowUpDate) : undefined,
  followUpTime: wire.latestFollowUpTime ? parseTime12(wire.latestFollowUpTime) : undefined,
  followUpKind: wire.followUpType === undefined ? undefined : readRemarkType(wire.followUpType),
  expectedClosure: wire.expClosureDate,
  lastCallAt: wire.lastCallDate,
  historyCount: wire.logCount,
  isConverted: wire.isProjectCreated,
  createdAt: wire.createdAt,
  updatedAt: wire.updatedAt,
  ...responseOf(wire),
})
