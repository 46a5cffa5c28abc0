import { groupDigits, shortAmount } from '@foyer/contract/kit/money'
import type { SeedCalendar } from './calendar'
import { makeClient } from './client'
import { followUpKindOf, type PlannedFollowUp, planFollowUp } from './follow-ups/follow-up'
import { withPastFollowUps } from './follow-ups/past-follow-ups'
import { writeJourney } from './journey'
import type { BelievableLead, Happening, HistoryEntry, PersonKey, SalesKey, Team } from './model'
import { chooseOutlook, type Outlook } from './outlook'
import { makePlace, makeProject, type Project } from './project'
import { createRandom, type Random } from './random'
import { arrivalOf, lastTouchOf, spreadSittings } from './timeline'
import { origins } from './words/sources'

export interface LeadSetting {
  seed: number
  total: number
  calendar: SeedCalendar
  pastDays: number
  homeCity: string
  teams: Team[]
  nameOf: (person: PersonKey) => string
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
const weightedOrigins = origins.map((origin) => [origin, origin.weight] as const)
const largeBudget = 4_500_000
export const year = 364
/** What is older than that has mostly ended. */
const oldAfter = 200
/** The follow-ups of the past have their own random numbers, so that they change nothing else. */
const ownStream = 7919

export function makeLead(index: number, setting: LeadSetting, random: Random): BelievableLead {
  const { calendar, total } = setting
  // Every lead has its own part of the year, and the parts get shorter towards today.
  const ageInDays = year * ((total - index - random.next()) / total) ** 1.8
  const client = makeClient(index, total, setting.seed, random)
  const isBusiness = client.type === 'corporate'
  const project = makeProject(client.room, random)
  const place = makePlace(setting.homeCity, project.home, isBusiness, random)
  const origin = random.weighted(weightedOrigins)
  const outlook = chooseOutlook(ageInDays, random)

  const start = arrivalOf(stretched(ageInDays, setting.pastDays), origin.isOnline, calendar, random)
  const planned = planFollowUp(outlook, calendar.dayNumberOf(start), random)
  const followUp = planned && {
    on: calendar.dateOf(planned.dayNumber),
    time: planned.time,
    remarkType: followUpKindOf(outlook, index),
  }

  const isAssigned = outlook.stage !== 'unassigned'
  const team = isAssigned ? chooseTeam(setting.teams, isBusiness, project.budget, random) : undefined
  const assignee = team && random.pick(team.members)
  const formerAssignee = team && random.chance(0.07) ? otherThan(assignee, team.members) : undefined
  const bringsOwnLead = !origin.isOnline && random.chance(0.6)
  const creator = (bringsOwnLead && (formerAssignee ?? assignee)) || 'admin'
  const hasBudget = random.chance(0.96)
  const hasArea = random.chance(0.92)

  const story = writeJourney(
    {
      outlook,
      creator,
      assignee,
      formerAssignee,
      followUp,
      isBusiness,
      extras: extrasFor(ageInDays, random),
      nameOf: setting.nameOf,
      facts: {
        first: client.firstName,
        locality: place.locality,
        home: project.home,
        area: hasArea ? areaText(project) : 'to be confirmed',
        budget: hasBudget ? shortAmount(project.budget) : 'not decided',
        month: monthAfter(start, random.between(1, 8)),
      },
    },
    random,
  )
  const instants = sittingInstants(start, outlook, planned, story.length - 1, calendar, random)
  const history = withPastFollowUps(
    story.flatMap((sitting, step) => dated(sitting, instants[step] ?? start, random)),
    calendar,
    createRandom(setting.seed + ownStream, index),
  )
  const lastCall = history.findLast((entry) => entry.kind === 'call')
  const updatedAt = history[history.length - 1]?.at ?? new Date(start)

  return {
    key: `lead-${index + 1}`,
    type: client.type,
    companyName: client.companyName,
    designation: client.designation,
    firstName: client.firstName,
    lastName: client.lastName,
    email: client.email,
    phone: client.phone,
    address: place.address,
    city: place.city,
    postalCode: place.postalCode,
    area: hasArea ? project.area : undefined,
    areaUnit: project.areaUnit,
    budget: hasBudget ? project.budget : undefined,
    workScope: project.workScope,
    source: origin.source,
    sourceName: random.chance(0.85) ? random.pick(origin.names) : undefined,
    team: team?.key,
    assignee,
    creator,
    ...outlook,
    reasonNotInterested: lastCall?.reason,
    followUpOn: followUp?.on,
    followUpTime: followUp?.time,
    followUpKind: followUp?.remarkType,
    expectedClosure: expectedClosure(outlook, updatedAt, calendar, random),
    tags: project.tags,
    createdAt: new Date(start),
    updatedAt,
    lastCallAt: lastCall?.at,
    history,
  }
}

/** The old ones of a longer past are spread over it; the others stay where they are. */
const stretched = (ageInDays: number, pastDays: number): number =>
  ageInDays <= oldAfter
    ? ageInDays
    : oldAfter + ((ageInDays - oldAfter) * (pastDays - oldAfter)) / (year - oldAfter)

/** Entries of one session of work follow each other within a minute or so. */
function dated(sitting: Happening[], start: number, random: Random): HistoryEntry[] {
  let at = start
  return sitting.map((happening, step) => {
    if (step > 0) at += random.between(20, 80) * 1000
    return { ...happening, at: new Date(at) }
  })
}

function sittingInstants(
  start: number,
  { stage }: Outlook,
  followUp: PlannedFollowUp | undefined,
  count: number,
  calendar: SeedCalendar,
  random: Random,
): number[] {
  // A follow-up is set before the day on which it is due.
  const end = followUp ? Math.min(calendar.now, calendar.at(followUp.dayNumber, 0)) : calendar.now
  const kind = stage === 'won' || stage === 'lost' ? 'closed' : followUp ? 'waiting' : 'idle'
  const lastTouch = lastTouchOf(kind, { start, end }, random)
  return [start, ...spreadSittings({ start, lastTouch, end }, count, calendar, random)]
}

function chooseTeam(teams: Team[], isBusiness: boolean, budget: number, random: Random): Team {
  const signature = teams.find(({ key }) => key === 'signature')
  if (signature && (isBusiness || budget >= largeBudget || random.chance(0.12))) return signature
  return random.pick(teams.filter((team) => team !== signature))
}

function otherThan(person: SalesKey | undefined, members: SalesKey[]): SalesKey | undefined {
  return members.find((member) => member !== person)
}

function extrasFor(ageInDays: number, random: Random): number {
  if (ageInDays < 1) return random.between(0, 1)
  return random.between(0, ageInDays < 6 ? 2 : 4)
}

function expectedClosure(outlook: Outlook, updatedAt: Date, calendar: SeedCalendar, random: Random) {
  const closedOn = calendar.dayNumberOf(updatedAt.getTime())
  if (outlook.stage === 'won') return calendar.dateOf(closedOn + random.between(-6, 6))
  if (outlook.stage === 'lost')
    return random.chance(0.4) ? calendar.dateOf(closedOn + random.between(5, 60)) : undefined
  const known = { unassigned: 0.04, assigned: 0.3, contacted: 0.6 }[outlook.stage as string] ?? 0.9
  if (!random.chance(known)) return undefined
  return calendar.dateOf(random.chance(0.08) ? random.between(-15, -1) : random.between(4, 110))
}

function monthAfter(instant: number, count: number): string {
  return months[(new Date(instant).getUTCMonth() + count) % 12] ?? ''
}

function areaText({ area, areaUnit }: Project): string {
  return `${groupDigits(String(area))} ${areaUnit}`
}
