import { dayIn, daysOf } from './calendar'
import { type Asked, type Known, leadsOf, totalValue } from './figures'
import { grouped } from './grouped'
import type { RawLead } from './raw-rows'
import { whose } from './whose'

const secondsBetween = (from: string, to: string): number =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 1000))
const inDays = (seconds: number): number => Math.round((seconds / 86_400) * 10) / 10

function timeOf(leads: RawLead[]) {
  const answered = leads.filter(({ first_contact_at }) => first_contact_at !== null)
  const seconds = answered.reduce(
    (sum, { created_at, first_contact_at }) => sum + secondsBetween(created_at, first_contact_at ?? ''),
    0,
  )
  return {
    leads: leads.length,
    answered: answered.length,
    averageMinutes: answered.length > 0 ? Math.round(seconds / answered.length / 60) : undefined,
  }
}

/** By person; without one under the empty name. */
const byPerson = <T extends object>(rows: Map<string | null, T>) =>
  Object.fromEntries([...rows].map(([person, row]) => [person ?? '', row]))

/** Due in the period and by today: kept or late, missed, or still standing since before today. */
function disciplineOf(known: Known, asked: Asked, days: string[], today: string) {
  const { firm } = known
  const { isTheirs } = whose(firm, asked)
  const settled = known.followUps.filter(
    ({ outcome, due, person }) =>
      outcome !== 'moved' && due <= today && days.includes(due) && isTheirs(person),
  )
  const standing = firm.leads
    .filter(({ deleted_at, archived_at }) => deleted_at === null && archived_at === null)
    .filter(
      ({ follow_up_on: due, assignee_id }) =>
        due !== null && due < today && days.includes(due) && isTheirs(assignee_id),
    )
    .map(({ assignee_id }) => ({ person: assignee_id, outcome: 'missed' as const }))
  const all = [...settled, ...standing]
  const numbersOf = (some: { outcome: string }[]) => {
    const count = (wanted: string) => some.filter(({ outcome }) => outcome === wanted).length
    return { kept: count('kept'), late: count('late'), missed: count('missed') }
  }
  const people = [...grouped(all, ({ person }) => person)]
  return {
    ...numbersOf(all),
    byPerson: byPerson(new Map(people.map(([person, some]) => [person, numbersOf(some)]))),
  }
}

/** The numbers that the specification does not ask for. */
export function beyondFiguresOf(known: Known, asked: Asked) {
  const { firm, now } = known
  const today = dayIn(firm.zone, now)
  const days = daysOf(asked.choice, today)
  const { leads, came: cameOn, closed } = leadsOf(known, asked)
  const came = cameOn(days)
  const stages = firm.stages.filter(({ deleted_at }) => deleted_at === null)
  const kindOf = ({ stage_id }: RawLead) => stages.find(({ id }) => id === stage_id)?.kind
  const hasBeen = (lead: RawLead, stageId: string) =>
    (known.stays.get(lead.id) ?? []).filter((stay) => stay.stageId === stageId)
  const ended = leads.filter((lead) => ['won', 'lost'].includes(kindOf(lead) ?? ''))
  const forecast = stages
    .filter(({ kind }) => kind !== 'won' && kind !== 'lost')
    .map(({ id }) => {
      const open = leads.filter(({ stage_id }) => stage_id === id)
      const through = ended.filter((lead) => hasBeen(lead, id).length > 0)
      const won = through.filter((lead) => kindOf(lead) === 'won').length
      const weighted = through.length > 0 ? Math.round((totalValue(open) * won) / through.length) : undefined
      return { id, leads: open.length, value: totalValue(open), closed: through.length, won, weighted }
    })
  const sourceOf = ({ source }: RawLead) => source ?? ''
  return {
    responseBySource: Object.fromEntries(
      [...grouped(came, sourceOf)].map(([source, some]) => [source, timeOf(some)]),
    ),
    responseByPerson: byPerson(
      new Map(
        [...grouped(came, ({ assignee_id }) => assignee_id)].map(([person, some]) => [person, timeOf(some)]),
      ),
    ),
    funnel: {
      leads: came.length,
      lost: came.filter((lead) => kindOf(lead) === 'lost').length,
      steps: stages
        .filter(({ kind }) => kind !== 'lost')
        .map(({ id }) => {
          const there = came.map((lead) => hasBeen(lead, id))
          const left = there.flat().flatMap(({ from, to }) => (to === undefined ? [] : [to - from]))
          const seconds = left.reduce((sum, one) => sum + one, 0)
          return {
            id,
            reached: there.filter((some) => some.length > 0).length,
            daysInStage: left.length > 0 ? inDays(seconds / left.length) : undefined,
          }
        }),
    },
    lostReasons: Object.fromEntries(
      [
        ...grouped(closed(days, 'lost'), (lead) => (lead.reason_not_interested ?? '').trim().toLowerCase()),
      ].map(([reason, some]) => [reason, { leads: some.length, value: totalValue(some) }]),
    ),
    sourceValues: Object.fromEntries(
      [...new Set([...came, ...closed(days, 'won')].map(sourceOf))].map((source) => {
        const of = (some: RawLead[]) => some.filter((lead) => sourceOf(lead) === source)
        const won = of(closed(days, 'won'))
        return [source, { leads: of(came).length, won: won.length, wonValue: totalValue(won) }]
      }),
    ),
    followUps: disciplineOf(known, asked, days, today),
    forecast: {
      stages: forecast,
      value: forecast.reduce((sum, { value }) => sum + value, 0),
      weighted: forecast.reduce((sum, { weighted }) => sum + (weighted ?? 0), 0),
    },
  }
}
