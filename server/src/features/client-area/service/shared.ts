import { clientAreaRefusals } from '@foyer/contract/client-area/messages'
import type { SharedFileLinks, SharedMinutes } from '@foyer/contract/client-area/model'
import { refuse } from '@foyer/contract/kit/refusal'
import { z } from 'zod'
import { type Context, readingViewersCompany } from '../../../context'
import { isPicture, pictureLink, signedLink } from '../../files/service'
import { findOneOfMinutes, findPoints, findSharedFile } from '../repository/shared'
import { ownProjectIds } from './own-projects'

interface OfId {
  id: string
}

export const file = (ctx: Context, { id }: OfId): Promise<SharedFileLinks> =>
  readingViewersCompany(ctx, async (scope) => {
    const { db, companyId } = scope
    const found = await findSharedFile(db, companyId, await ownProjectIds(scope, ctx), id)
    if (!found) return refuse(clientAreaRefusals.unknownFile)
    return {
      address: signedLink(ctx, companyId, id),
      picture: isPicture(found.contentType) ? pictureLink(ctx, companyId, id, 'preview') : undefined,
    }
  })

/** Only names: the addresses of others who were there are not the client's. */
const attendees = z.array(z.object({ name: z.string() })).catch([])

export const minutes = (ctx: Context, { id }: OfId): Promise<SharedMinutes> =>
  readingViewersCompany(ctx, async (scope) => {
    const { db, companyId } = scope
    const found = await findOneOfMinutes(db, companyId, await ownProjectIds(scope, ctx), id)
    if (!found) return refuse(clientAreaRefusals.unknownMinutes)
    const points = await findPoints(db, companyId, id)
    return {
      id,
      projectId: found.projectId,
      title: found.title,
      heldOn: found.heldOn,
      heldAt: found.heldAt?.slice(0, 5),
      place: found.place ?? undefined,
      notes: found.notes ?? undefined,
      attendees: attendees.parse(found.attendees).map(({ name }) => name),
      points: points.map(({ ownerName, person, dueOn, ...point }) => ({
        ...point,
        owner: person ?? ownerName ?? undefined,
        dueOn: dueOn ?? undefined,
      })),
    }
  })
