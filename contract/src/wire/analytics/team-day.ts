import { z } from 'zod'
import { presences, type TeamDay } from '../../analytics/team-day'
import { reply } from '../../kit/endpoint'
import { timeOf, timeWire } from './beyond-rows'
import { callsWire, readCalls, reporteeWire, writeCalls } from './rows'

const count = z.number().int()
const rowWire = z.object({
  /** None for what nobody has. */
  person: reporteeWire.extend({ presence: z.enum(presences) }).optional(),
  overdue: count,
  untouched: count,
  standingStill: count,
  calls: callsWire,
  firstResponse: timeWire,
})

export const teamDayReply = reply(
  z.object({ rows: z.array(rowWire) }),
  ({ rows }: TeamDay) => ({
    rows: rows.map(({ person, overdue, untouched, still, calls, response }) => ({
      person: person && { _id: person.id, fullName: person.fullName, presence: person.presence },
      overdue,
      untouched,
      standingStill: still,
      calls: writeCalls(calls),
      firstResponse: timeOf(response),
    })),
  }),
  ({ rows }): TeamDay => ({
    rows: rows.map(({ person, overdue, untouched, standingStill, calls, firstResponse }) => ({
      person: person && { id: person._id, fullName: person.fullName, presence: person.presence },
      overdue,
      untouched,
      still: standingStill,
      calls: readCalls(calls),
      response: timeOf(firstResponse),
    })),
  }),
)
