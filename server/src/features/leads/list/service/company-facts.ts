import type { Viewer } from '@foyer/contract/accounts/model'
import { addDays, type CalendarDate, instantOf, todayIn } from '@foyer/contract/kit/dates'
import type { LeadSelectionQuery } from '@foyer/contract/leads/model'
import type { StageKind } from '@foyer/contract/pipeline/model'
import { me, myTeam, type PeopleWord } from '@foyer/contract/teams/people-words'
import type { CompanyScope } from '../../../../context'
import { liveStages, stagesById } from '../../../pipeline/service'
import { peopleMeant } from '../../../teams/service'
import { regionOf } from '../../record/service/company-settings'
import type { CompanyFacts, StillSince } from '../repository/company-facts'

/** What the filters ask for is looked up, and nothing else. */
export async function factsOf(
  scope: CompanyScope,
  viewer: Pick<Viewer, 'userId'>,
  ...asked: Pick<LeadSelectionQuery, 'filters'>[]
): Promise<CompanyFacts> {
  const stages = [...(await stagesById(scope)).values()]
  const { timeZone } = await regionOf(scope)
  const today = todayIn(timeZone, scope.now)
  const idsOf = (kind: StageKind) => stages.filter((stage) => stage.kind === kind).map(({ id }) => id)
  const hasPeople = (word: PeopleWord) => asked.some(({ filters }) => filters?.assignees.includes(word))
  const asksForStill = asked.some(({ filters }) => filters?.states.includes('standing-still'))
  return {
    companyId: scope.companyId,
    timeZone,
    today,
    wonStageIds: idsOf('won'),
    lostStageIds: idsOf('lost'),
    stillSince: asksForStill ? await stillSince(scope, today, timeZone) : [],
    meant: {
      me: hasPeople(me) ? await peopleMeant(scope, viewer, me) : [],
      team: hasPeople(myTeam) ? await peopleMeant(scope, viewer, myTeam) : [],
    },
  }
}

/** Leads in Won and Lost stand still rightly. */
export async function stillSince(
  scope: CompanyScope,
  today: CalendarDate,
  timeZone: string,
): Promise<StillSince[]> {
  return (await liveStages(scope)).flatMap(({ id, kind, staleAfterDays }) =>
    staleAfterDays === undefined || kind === 'won' || kind === 'lost'
      ? []
      : [{ stageId: id, since: instantOf(addDays(today, 1 - staleAfterDays), '00:00', timeZone) }],
  )
}
