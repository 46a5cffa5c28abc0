import { z } from 'zod'
import { reply, request } from '../../../kit/endpoint'
import {
  type BulkAction,
  type BulkAssignment,
  type BulkCall,
  type BulkReport,
  type BulkStageMove,
  bulkForm,
} from '../../../leads/bulk/model'
import { leadLimits } from '../../../leads/limits'
import type { LeadSelection } from '../../../leads/model'
import { idOf, textOf } from '../fields/answers'
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

const actionWire = z.enum(['archive', 'delete', 'restore', 'stage'])

const bulkBody = z.object({
  ...chosen,
  /** True or undefined archives; false takes out of the archive. */
  archiveStatus: z.boolean().optional(),
  confirmCount: z.number().int().min(0).optional(),
  /** With `stage`: where they move, and why if that is Lost (C-177). */
  leadStage: z.unknown().optional(),
  reasonForNotInterested: z.string().max(5000).nullish(),
})
type BulkBody = z.infer<typeof bulkBody>

function readBulk(action: z.infer<typeof actionWire>, body: BulkBody): BulkCall | BulkStageMove {
  const selection = readChosen(body)
  if (action === 'stage')
    return {
      action,
      selection,
      stageId: idOf(body.leadStage) ?? '',
      reason: textOf(body.reasonForNotInterested),
    }
  const isUnarchive = action === 'archive' && body.archiveStatus === false
  return { action: isUnarchive ? 'unarchive' : action, selection, confirmCount: body.confirmCount }
}

const writeArchive = (action: BulkAction) =>
  action === 'archive' || action === 'unarchive' ? { archiveStatus: action === 'archive' } : {}

export const bulkRequest = request({
  query: { action: actionWire },
  body: bulkBody,
  read: ({ query, body }) => readBulk(query.action, body),
  write: (call: BulkCall | BulkStageMove) =>
    call.action === 'stage'
      ? {
          query: { action: call.action },
          body: {
            ...writeChosen(call.selection),
            leadStage: call.stageId,
            reasonForNotInterested: call.reason,
          },
        }
      : {
          query: { action: call.action === 'unarchive' ? 'archive' : call.action },
          body: {
            ...writeChosen(call.selection),
            ...writeArchive(call.action),
            confirmCount: call.confirmCount,
          },
        },
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
