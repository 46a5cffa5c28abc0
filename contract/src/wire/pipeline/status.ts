import { z } from 'zod'
import { reply, request } from '../../kit/endpoint'
import { newStatusForm, statusEditForm, statusRefForm } from '../../pipeline/forms'
import { pipelineLimits } from '../../pipeline/limits'
import type { StatusPage, StatusPageQuery } from '../../pipeline/model'
import { readStageRef, stageRefWire, writeStageRef } from './stage'

const name = z.string().max(500)
/** Older clients also send ids of statuses as text. */
const statusId = z.coerce.number()

export const statusPageRequest = request({
  query: {
    page: z.coerce.number().int().min(1).max(1000).default(1),
    limit: z.coerce.number().int().min(1).max(200).default(pipelineLimits.page.size.status),
    search: z.string().max(100).optional(),
  },
  read: ({ query }): StatusPageQuery => ({
    page: query.page,
    limit: query.limit,
    search: query.search?.trim() || undefined,
  }),
  write: ({ page, limit, search }) => ({ query: { page, limit, search } }),
})

export const statusPageReply = reply(
  z.object({
    data: z.array(
      z.object({
        statusId: z.number(),
        statusName: z.string(),
        permanent: z.boolean(),
        stage: stageRefWire,
      }),
    ),
    pagination: z.object({ page: z.number(), totalPages: z.number(), total: z.number() }),
  }),
  ({ rows, page, pageCount, total }: StatusPage) => ({
    data: rows.map((row) => ({
      statusId: row.id,
      statusName: row.name,
      permanent: row.isPermanent,
      stage: writeStageRef(row.stage),
    })),
    pagination: { page, totalPages: pageCount, total },
  }),
  ({ data, pagination }): StatusPage => ({
    rows: data.map((row) => ({
      id: row.statusId,
      name: row.statusName,
      isPermanent: row.permanent,
      stage: readStageRef(row.stage),
    })),
    page: pagination.page,
    pageCount: pagination.totalPages,
    total: pagination.total,
  }),
)

export const addStatusRequest = request({
  body: z.object({ stageId: z.string(), statusName: name }),
  read: ({ body }) => ({ stageId: body.stageId, name: body.statusName }),
  write: (input) => ({ body: { stageId: input.stageId, statusName: input.name } }),
  check: newStatusForm,
})

export const editStatusRequest = request({
  body: z.object({
    oldStatusId: statusId,
    oldStageId: z.string(),
    newStageId: z.string(),
    newStatus: name,
    isMoveConfirmed: z.boolean().optional(),
  }),
  read: ({ body }) => ({
    from: { statusId: body.oldStatusId, stageId: body.oldStageId },
    toStageId: body.newStageId,
    name: body.newStatus,
    isMoveConfirmed: body.isMoveConfirmed ?? false,
  }),
  write: ({ from, toStageId, name: newStatus, isMoveConfirmed }) => ({
    body: {
      oldStatusId: from.statusId,
      oldStageId: from.stageId,
      newStageId: toStageId,
      newStatus,
      isMoveConfirmed,
    },
  }),
  check: statusEditForm,
})

/** Some proxies drop the body of a DELETE: the ids may be in the query instead (C-142). */
export const deleteStatusRequest = request({
  query: { statusId: statusId.optional(), stageId: z.string().optional() },
  body: z.object({ statusId: statusId.optional(), stageId: z.string().optional() }),
  read: ({ query, body }) => ({
    statusId: body.statusId ?? query.statusId ?? 0,
    stageId: body.stageId ?? query.stageId ?? '',
  }),
  write: (input) => ({ body: { statusId: input.statusId, stageId: input.stageId } }),
  check: statusRefForm,
})
