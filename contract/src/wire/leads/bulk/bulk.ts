import { z } from 'zod'
import { formatLegacyDate, formatTime12, parseTime12 } from '../../../kit/dates'
import { reply, request } from '../../../kit/endpoint'
import {
  type AnyBulkCall,
  type BulkAction,
  type BulkAssignment,
  type BulkFollowUp,
  type BulkReport,
  bulkForm,
} from '../../../leads/bulk/model'
import { leadLimits } from '../../../leads/limits'
import type { LeadSelection, RemarkType } from '../../../leads/model'
import { idOf, textOf } from '../fields/answers'
import { readRemarkType, writeRemarkType } from '../fields/codes'
import { readDay } from '../fields/days'
import { readSelection, selectionQuery, writeSelection } from '../list/selection'

/** Either ids, or the filter with the number that the person saw (C-086). */
export const chosen = {
  leadIds: z.array(z.uuid()).max(leadLimits.bulkMax).optional(),
  filter: z.strictObject(selectionQuery).optional(),
  /** The whole archive, or what a search finds in it. */
  archiveFilter: z.strictObject({ search: z.string().max(leadLimits.searchMax).optional() }).optional(),
  expected: z.number().int().min(0).optional(),
  exceptIds: z.array(z.uuid()).max(leadLimits.bulkMax).optional(),
  userId: z.string().optional(),
}
const chosenWire = z.object(chosen)

export function readChosen(wire: z.infer<typeof chosenWire>): LeadSelection {
  const { leadIds, filter, archiveFilter, expected = -1, exceptIds: except } = wire
  if (filter) return { query: readSelection(filter), expected, except }
  if (archiveFilter)
    return { archived: { search: archiveFilter.search?.trim() || undefined }, expected, except }
  return { ids: [...new Set(leadIds ?? [])] }
}

export function writeChosen(selection: LeadSelection) {
  if ('ids' in selection) return { leadIds: selection.ids }
  const which =
    'query' in selection ? { filter: writeSelection(selection.query) } : { archiveFilter: selection.archived }
  return { ...which, expected: selection.expected, exceptIds: selection.except }
}

const actionWire = z.enum(['archive', 'delete', 'restore', 'stage', 'give', 'tags', 'follow-up'])

const bulkBody = z.object({
  ...chosen,
  /** True or undefined archives; false takes out of the archive. */
  archiveStatus: z.boolean().optional(),
  confirmCount: z.number().int().min(0).optional(),
  /** With `stage`: where they move, and why if that is Lost (C-177). */
  leadStage: z.unknown().optional(),
  reasonForNotInterested: z.string().max(5000).nullish(),
  /** With `give`: who has them, empty for nobody, and who gets them in turn. */
  assignedFrom: z.string().max(100).nullish(),
  assignedToAll: z.array(z.string().max(100)).max(100).optional(),
  /** With `tags`. */
  tagsToAdd: z.array(z.string().max(100)).max(200).optional(),
  tagsToRemove: z.array(z.string().max(100)).max(200).optional(),
  /** With `follow-up`: as for one lead, and so many per hour from that time on. */
  updateDate: z.string().max(100).nullish(),
  updateTime: z.string().max(100).nullish(),
  followUpType: z.union([z.number(), z.string().max(100)]).nullish(),
  perHour: z.number().nullish(),
})
type BulkBody = z.infer<typeof bulkBody>

/** What cannot be read stays as it is, for the rules to refuse. */
function readFollowUp({ updateDate, updateTime, followUpType }: BulkBody): BulkFollowUp['followUp'] {
  const time = textOf(updateTime) ?? ''
  const type = textOf(followUpType)
  return {
    on: readDay(updateDate) ?? '',
    time: parseTime12(time) ?? time,
    kind: type === undefined ? undefined : (readRemarkType(Number(type)) ?? (type as RemarkType)),
  }
}

function readBulk(action: z.infer<typeof actionWire>, body: BulkBody): AnyBulkCall {
  const selection = readChosen(body)
  switch (action) {
    case 'stage':
      return {
        action,
        selection,
        stageId: idOf(body.leadStage) ?? '',
        reason: textOf(body.reasonForNotInterested),
      }
    case 'give':
      return {
        action,
        selection,
        fromId: body.assignedFrom || undefined,
        to: [...new Set(body.assignedToAll ?? [])],
      }
    case 'tags':
      return {
        action,
        selection,
        add: [...new Set(body.tagsToAdd ?? [])],
        remove: [...new Set(body.tagsToRemove ?? [])],
      }
    case 'follow-up':
      return { action, selection, followUp: readFollowUp(body), perHour: body.perHour ?? undefined }
    default:
      return {
        action: action === 'archive' && body.archiveStatus === false ? 'unarchive' : action,
        selection,
        confirmCount: body.confirmCount,
      }
  }
}

const writeArchive = (action: BulkAction) =>
  action === 'archive' || action === 'unarchive' ? { archiveStatus: action === 'archive' } : {}

function writeMore(call: AnyBulkCall) {
  switch (call.action) {
    case 'stage':
      return { leadStage: call.stageId, reasonForNotInterested: call.reason }
    case 'give':
      return { assignedFrom: call.fromId ?? '', assignedToAll: call.to }
    case 'tags':
      return { tagsToAdd: call.add, tagsToRemove: call.remove }
    case 'follow-up':
      return {
        updateDate: formatLegacyDate(call.followUp.on),
        updateTime: formatTime12(call.followUp.time),
        followUpType: call.followUp.kind && writeRemarkType(call.followUp.kind),
        perHour: call.perHour,
      }
    default:
      return { ...writeArchive(call.action), confirmCount: call.confirmCount }
  }
}

export const bulkRequest = request({
  query: { action: actionWire },
  body: bulkBody,
  read: ({ query, body }) => readBulk(query.action, body),
  write: (call: AnyBulkCall) => ({
    query: { action: call.action === 'unarchive' ? ('archive' as const) : call.action },
    body: { ...writeChosen(call.selection), ...writeMore(call) },
  }),
  check: bulkForm,
})

export const assignMultipleRequest = request({
  /** Empty or null unassigns; it must be sent, so that a call that forgot it does not unassign everything. */
  body: z.object({ ...chosen, assignedTo: z.union([z.uuid(), z.literal(''), z.null()]) }),
  read: ({ body }): BulkAssignment => ({
    selection: readChosen(body),
    assigneeId: body.assignedTo || undefined,
  }),
  write: ({ selection, assigneeId }) => ({
    body: { ...writeChosen(selection), assignedTo: assigneeId ?? null },
  }),
})

const refusedWire = z.object({ _id: z.string(), name: z.string(), reason: z.string() })

/** data.data.success and data.data.data.n as in the older product, and what was left unchanged. */
export const bulkReply = reply(
  z.object({
    success: z.boolean(),
    data: z.object({ n: z.number() }),
    refused: z.array(refusedWire),
    refusedCount: z.number(),
    undoId: z.string().optional(),
  }),
  (report: BulkReport) => ({
    success: report.done > 0 || report.refusedCount === 0,
    data: { n: report.done },
    refused: report.refused.map(({ id, name, reason }) => ({ _id: id, name, reason })),
    refusedCount: report.refusedCount,
    undoId: report.undoId,
  }),
  (wire): BulkReport => ({
    done: wire.data.n,
    refused: wire.refused.map(({ _id, name, reason }) => ({ id: _id, name, reason })),
    refusedCount: wire.refusedCount,
    undoId: wire.undoId,
  }),
)
