import { createCalendar } from './calendar'
import { fields } from './fields'
import { type LeadSetting, makeLead, year } from './lead'
import type { BelievableCompany, CompanyWish, PersonKey } from './model'
import { rules, stages } from './pipeline'
import { workTypes } from './project'
import { createRandom } from './random'
import { profiles } from './words/profiles'
import { sourceNames, sources } from './words/sources'
import { tags } from './words/tags'

/** An interior design firm with a year of work behind it; the same input gives the same firm. */
export function generateCompany(wish: CompanyWish): BelievableCompany {
  const { firm, people, teams, homeCity } = profiles[wish.profile]
  const cast = people.map((person) => ({ ...person, fullName: wish.names?.[person.key] ?? person.fullName }))
  const nameByKey = new Map(cast.map(({ key, fullName }) => [key, fullName]))
  const setting: LeadSetting = {
    seed: wish.seed,
    total: wish.leads,
    calendar: createCalendar(wish.today, wish.now),
    pastDays: wish.pastDays ?? year,
    homeCity,
    teams,
    nameOf: (person: PersonKey) => nameByKey.get(person) ?? person,
  }
  return {
    firm,
    people: cast,
    teams,
    stages,
    tags,
    sources,
    sourceNames,
    workTypes,
    fields,
    rules,
    leads: {
      *[Symbol.iterator]() {
        // Its own random stream for each lead: a change to one does not change all that follow.
        for (let index = 0; index < wish.leads; index += 1)
          yield makeLead(index, setting, createRandom(wish.seed, index))
      },
    },
  }
}
