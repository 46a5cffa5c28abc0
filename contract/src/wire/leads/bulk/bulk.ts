import { z } from 'zod'
import { reply, request } from '../../../kit/endpoint'
import type { BulkAction, BulkAssignment, BulkCall, BulkReport } from '../../../leads/bulk/model'
import { leadLimits } from '../../../leads/limits'
import type { LeadSelection } from '../../../leads/model'
import { readSelection, selectionQuery, writeSelection } from '../list/selection'

/** Either ids, or the filter with the number that the person saw (C-086). */
const chosen = {
  leadIds: z.array(z.uuid()).max(leadLimits.bulkMax).optional(),
  filter: z.strictObject(selectionQuery).optional(),
  /** The whole archive, or what a search finds in it. */
  archiveFilter: z.strictObject({ search: z.string().max(leadLimits.searchMax).optional() }).optional(),
  expected: z.number().int().min(0).optional(),
  exceptIds: z.array(z.uuid()).max(leadLimits.bulkMax).optional(),
  userId: z.string().optional(),
}
const chosenWire = z.object(chosen)

function readChosen(wire: z.infer<typeof chosenWire>): LeadSelection {
  const { leadIds, filter, archiveFilter, expected = -1, exceptIds: except } = wire
  if (filter) return { query: readSelection(filter), expected, except }
  if (archiveFilter)
    return { archived: { search: archiveFilter.search?.trim() || undefined }, expected, except }
  return { ids: [...new Set(leadIds ?? [])] }
}

function writeChosen(selection: LeadSelection) {
  if ('ids' in selection) return { leadIds: selection.ids }
  const which =
    'query' in selection ? { filter: writeSelection(selection.query) } : { archiveFilter: selection.archived }
  return { ...which, expected: selection.expected, exceptIds: selection.except }
}

const actionWire = z.enum(['archive', 'delete', 'restore'])

const readAction = (action: z.infer<typeof actionWire>, isArchived: boolean | undefined): BulkAction =>
  action === 'archive' && isArchived === false ? 'unarchive' : action

export const bulkRequest = request({
  query: { action: actionWire },
  body: z.object({
    ...chosen,
    /** True or undefined archives; false takes out of the archive. */
    archiveStatus: z.boolean().optional(),
    confirmCount: z.number().int().min(0).optional(),
  }),
  read: ({ query, body }): BulkCall => ({
    action: readAction(query.action, body.archiveStatus),
    selection: readChosen(body),
    confirmCount: body.confirmCount,
  }),
  write: ({ action, selection, confirmCount }) => ({
    query: { action: action === 'unarchive' ? 'archive' : action },
    body: {
      ...writeChosen(selection),
      ...(action === 'archive' || action === 'unarchive' ? { archiveStatus: action === 'archive' } : {}),
      confirmCount,
    },
  }),
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
