import { z } from 'zod'
import { plainReply, request } from '../../../kit/endpoint'
import { type ViewDetails, viewForm } from '../../../leads/list/views'

const viewWire = z.object({
  id: z.string(),
  name: z.string(),
  isShared: z.boolean(),
  isMine: z.boolean(),
  ownerName: z.string(),
  query: z.string(),
  isDefault: z.boolean(),
  count: z.number(),
})

/** Longer than the rules allow, so that the rules can refuse it with a text for people. */
const detailsWire = z.object({
  name: z.string().max(500),
  isShared: z.boolean(),
  query: z.string().max(20_000),
})
const ofView = { id: z.uuid() }

export const viewsReply = plainReply(z.array(viewWire))
export const viewReply = plainReply(viewWire)
export const doneReply = plainReply(z.object({}))

export const saveViewRequest = request({
  body: detailsWire,
  read: ({ body }): ViewDetails => body,
  write: (body) => ({ body }),
  check: viewForm,
})

export const editViewRequest = request({
  params: ofView,
  body: detailsWire,
  read: ({ params, body }): ViewDetails & { id: string } => ({ ...params, ...body }),
  write: ({ id, ...body }) => ({ params: { id }, body }),
  check: z.object({ ...viewForm.shape, ...ofView }),
})

export const deleteViewRequest = request({
  params: ofView,
  read: ({ params }) => params,
  write: ({ id }) => ({ params: { id } }),
})
