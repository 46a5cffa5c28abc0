import { z } from 'zod'
import { reply } from '../../kit/endpoint'
import {
  type Assignable,
  type AssignmentLimits,
  type AssignmentTurn,
  type Colleague,
  type ShownLimit,
  type Team,
  type TeamMembership,
  type TeamPerson,
  type TurnPerson,
  turnGaps,
} from '../../teams/model'
import { limitKinds } from '../../teams/turn'

const personWire = z.object({ _id: z.string(), fullName: z.string(), roleName: z.string() })
const writePerson = ({ id, fullName, role }: TeamPerson) => ({ _id: id, fullName, roleName: role })
const readPerson = (wire: z.infer<typeof personWire>): TeamPerson => ({
  id: wire._id,
  fullName: wire.fullName,
  role: wire.roleName,
})

export const peopleReply = reply(
  z.array(personWire),
  (people: TeamPerson[]) => people.map(writePerson),
  (wire) => wire.map(readPerson),
)
export const membersReply = reply(
  z.object({ members: z.array(personWire) }),
  (people: TeamPerson[]) => ({ members: people.map(writePerson) }),
  ({ members }) => members.map(readPerson),
)

const memberWire = personWire.extend({ isActive: z.boolean() })
const writeMember = (member: TeamMembership) => ({
  ...writePerson(member),
  isActive: !member.isDeactivated,
})
const readMember = (wire: z.infer<typeof memberWire>): TeamMembership => ({
  ...readPerson(wire),
  isDeactivated: !wire.isActive,
})

const teamWire = z.object({
  _id: z.string(),
  name: z.string(),
  cId: z.string(),
  members: z.array(memberWire),
  createdBy: z.object({ fullName: z.string() }).optional(),
  createdAt: z.string().optional(),
  updatedAt: z.string(),
})

const writeTeam = (team: Team): z.infer<typeof teamWire> => ({
  _id: team.id,
  name: team.name,
  cId: team.companyId,
  members: team.members.map(writeMember),
  createdBy: team.createdBy === undefined ? undefined : { fullName: team.createdBy },
  createdAt: team.createdAt,
  updatedAt: team.updatedAt,
})

const readTeam = (wire: z.infer<typeof teamWire>): Team => ({
  id: wire._id,
  companyId: wire.cId,
  name: wire.name,
  members: wire.members.map(readMember),
  createdBy: wire.createdBy?.fullName,
  createdAt: wire.createdAt,
  updatedAt: wire.updatedAt,
})

export const teamsReply = reply(
  z.array(teamWire),
  (teams: Team[]) => teams.map(writeTeam),
  (wire) => wire.map(readTeam),
)

const colleagueWire = z.object({ memberId: z.string(), memberName: z.string(), email: z.string() })

export const colleaguesReply = reply(
  z.array(colleagueWire),
  (people: Colleague[]) => people.map(({ id, name, email }) => ({ memberId: id, memberName: name, email })),
  (wire) => wire.map(({ memberId, memberName, email }) => ({ id: memberId, name: memberName, email })),
)

const turnWire = personWire.extend({ weight: z.number() })
const writeTurn = (person: TurnPerson) => ({ ...writePerson(person), weight: person.weight })
const readTurn = (wire: z.infer<typeof turnWire>): TurnPerson => ({
  ...readPerson(wire),
  weight: wire.weight,
})
const passedOverWire = turnWire.extend({ reason: z.enum(turnGaps) })

export const turnReply = reply(
  z.object({ turn: z.array(turnWire), passedOver: z.array(passedOverWire) }),
  ({ turn, passedOver }: AssignmentTurn) => ({
    turn: turn.map(writeTurn),
    passedOver: passedOver.map((person) => ({ ...writeTurn(person), reason: person.reason })),
  }),
  ({ turn, passedOver }): AssignmentTurn => ({
    turn: turn.map(readTurn),
    passedOver: passedOver.map((wire) => ({ ...readTurn(wire), reason: wire.reason })),
  }),
)

/** Longer than the rules allow, so that the rules can refuse it with a text for people. */
export const limitWire = z.object({
  _id: z.string().optional(),
  by: z.enum(limitKinds),
  value: z.string().max(500),
  teamId: z.string(),
})

const shownLimitWire = limitWire.extend({
  _id: z.string(),
  teamName: z.string(),
  next: z.string().optional(),
})
const writeLimit = ({ id, by, value, teamId, teamName, next }: ShownLimit) => ({
  _id: id,
  by,
  value,
  teamId,
  teamName,
  next,
})
const readLimit = ({ _id, ...limit }: z.infer<typeof shownLimitWire>): ShownLimit => ({
  id: _id,
  ...limit,
  next: limit.next,
})

export const limitsReply = reply(
  z.object({ limits: z.array(shownLimitWire), sources: z.array(z.string()) }),
  ({ limits, sources }: AssignmentLimits) => ({ limits: limits.map(writeLimit), sources }),
  ({ limits, sources }): AssignmentLimits => ({ limits: limits.map(readLimit), sources }),
)

const assignableWire = personWire.extend({ email: z.string() })

export const assignableReply = reply(
  z.array(assignableWire),
  (people: Assignable[]) => people.map((person) => ({ ...writePerson(person), email: person.email })),
  (wire) => wire.map((one): Assignable => ({ ...readPerson(one), email: one.email })),
)
