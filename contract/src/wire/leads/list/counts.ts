import { z } from 'zod'
import { reply } from '../../../kit/endpoint'
import type { LeadCounts } from '../../../leads/model'

const countsWire = z.object({
  totalCount: z.number(),
  interestedLeadsCount: z.number(),
  followUpLeadsCount: z.number(),
  noResponseLeadsCount: z.number(),
  notInterestedLeadsCount: z.number(),
  unAssignedLeadsCount: z.number(),
  wonLeadsCount: z.number(),
})

export const countsReply = reply(
  countsWire,
  (counts: LeadCounts) => ({
    totalCount: counts.total,
    interestedLeadsCount: counts.interested,
    followUpLeadsCount: counts.followUp,
    noResponseLeadsCount: counts.noResponse,
    notInterestedLeadsCount: counts.notInterested,
    unAssignedLeadsCount: counts.unassigned,
    wonLeadsCount: counts.won,
  }),
  (wire) => ({
    total: wire.totalCount,
    interested: wire.interestedLeadsCount,
    followUp: wire.followUpLeadsCount,
    noResponse: wire.noResponseLeadsCount,
    notInterested: wire.notInterestedLeadsCount,
    unassigned: wire.unAssignedLeadsCount,
    won: wire.wonLeadsCount,
  }),
)
