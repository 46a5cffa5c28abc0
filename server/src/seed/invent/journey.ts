import type { CallStatus } from '@foyer/contract/leads/model'
import type { FollowUp, Happening, PersonKey, RemarkType, SalesKey, StageKey } from './model'
import type { Outlook } from './outlook'
import { firstStatusOf } from './pipeline'
import type { Random } from './random'
import { createTeller, type Subject } from './teller'

interface JourneyPlan extends Subject {
  outlook: Outlook
  creator: PersonKey
  assignee: SalesKey | undefined
  /** The first assignee, if the lead changed hands. */
  formerAssignee: SalesKey | undefined
  followUp: (FollowUp & { remarkType: RemarkType }) | undefined
  /** Calls and notes beyond what the outlook needs. */
  extras: number
}

const mostEntries = 12
const openPath: StageKey[] = ['assigned', 'contacted', 'site-visit', 'proposal-sent', 'negotiation']
const lostFrom: [number, number][] = [
  [0, 30],
  [1, 30],
  [2, 12],
  [3, 18],
  [4, 10],
]
const earlyCalls: [CallStatus, number][] = [
  ['no-response', 55],
  ['follow-up', 45],
]
const laterCalls: [CallStatus, number][] = [
  ['follow-up', 45],
  ['interested', 33],
  ['no-response', 12],
  ['meeting', 10],
]

/** Everything that happened to the lead, ending in the planned outlook. Each inner list is one session of work. */
export function writeJourney(plan: JourneyPlan, random: Random): Happening[][] {
  const { outlook, assignee, formerAssignee, followUp } = plan
  const firstOwner = formerAssignee ?? assignee
  const isOwnLead = plan.creator !== 'admin' && firstOwner !== undefined
  const tell = createTeller(plan, random)
  const story = [[tell.created(plan.creator, isOwnLead ? firstOwner : undefined)]]
  if (!assignee || !firstOwner) {
    if (plan.extras > 0) story.push([tell.noted('enquiry')])
    return story
  }

  const path = choosePath(outlook.stage, random)
  const isClosed = outlook.stage === 'won' || outlook.stage === 'lost'
  const isCalled = outlook.callStatus !== 'new'
  const hasFirstContact = path.length > 1
  const needsStatus = !isClosed && outlook.statusId !== firstStatusOf(outlook.stage)
  const facts = [!isOwnLead, formerAssignee, hasFirstContact, isCalled, isClosed, needsStatus, followUp]
  const needed = path.length + facts.filter(Boolean).length
  const handOverPlace = random.between(0, path.length - 1)
  const extraPlaces = Array.from({ length: Math.min(plan.extras, mostEntries - needed) }, () =>
    random.between(0, path.length - 1),
  )

  if (!isOwnLead) story.push([tell.assigned(firstOwner)])
  for (const [place, stage] of path.entries()) {
    const previous = path[place - 1]
    const contact = place === 1 ? [tell.called('assigned', 'interested')] : []
    if (previous) story.push([...contact, tell.moved(previous, stage)])
    if (formerAssignee && place === handOverPlace) story.push([tell.assigned(assignee)])
    for (const _ of extraPlaces.filter((extra) => extra === place)) {
      const isNote = !isCalled || random.chance(0.3)
      story.push([
        isNote
          ? tell.noted('note')
          : tell.called(stage, random.weighted(place === 0 ? earlyCalls : laterCalls)),
      ])
    }
  }

  const lastOpenStage = path[path.length - 1] ?? 'assigned'
  const ending: Happening[] = []
  if (isCalled) ending.push(tell.called(lastOpenStage, outlook.callStatus))
  if (isClosed) ending.push(tell.moved(lastOpenStage, outlook.stage))
  if (needsStatus) ending.push(tell.statusSet(outlook.stage, outlook.statusId))
  if (followUp) {
    const { remarkType, ...to } = followUp
    ending.push(tell.followUpSet(to, remarkType))
  }
  if (ending.length > 0) story.push(ending)
  return story
}

/** The open stages passed through, from Assigned to the last one before the end; sometimes one is skipped. */
function choosePath(target: StageKey, random: Random): StageKey[] {
  const last = target === 'won' ? 4 : target === 'lost' ? random.weighted(lostFrom) : openPath.indexOf(target)
  return openPath.filter(
    (_, place) => place <= last && (place === 0 || place === last || random.chance(0.85)),
  )
}
