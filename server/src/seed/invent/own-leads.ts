import { addDays, type CalendarDate, clockTimeOf, instantOf } from '@foyer/contract/kit/dates'
import { historyTexts } from '@foyer/contract/leads/messages/capture'
import { followUpEntry } from './follow-ups/past-follow-ups'
import type {
  BelievableCompany,
  BelievableLead,
  FollowUp,
  HistoryEntry,
  RemarkType,
  StaffKey,
  StageKey,
} from './model'

const zone = 'Asia/Kolkata'
const minute = 60_000

/** What there is to do about a lead that an admin handles. */
type Wish = { for: 'owner' | 'admin' } & (
  | { is: 'to follow up'; day: number; time: string; kind: RemarkType }
  | { is: 'due today'; place: 0 | 1 | 2; kind: RemarkType }
  | { is: 'without a next step' | 'untouched' }
)

const wishes: Wish[] = [
  { for: 'owner', is: 'to follow up', day: -5, time: '15:00', kind: 'call' },
  { for: 'owner', is: 'to follow up', day: -2, time: '11:30', kind: 'virtual-meeting' },
  { for: 'owner', is: 'to follow up', day: -1, time: '16:00', kind: 'call' },
  { for: 'owner', is: 'due today', place: 0, kind: 'client-visit' },
  { for: 'owner', is: 'due today', place: 1, kind: 'call' },
  { for: 'owner', is: 'to follow up', day: 1, time: '11:00', kind: 'client-visit' },
  { for: 'owner', is: 'to follow up', day: 4, time: '16:30', kind: 'client-visit' },
  { for: 'owner', is: 'to follow up', day: 9, time: '12:00', kind: 'virtual-meeting' },
  { for: 'owner', is: 'without a next step' },
  { for: 'owner', is: 'untouched' },
  { for: 'owner', is: 'untouched' },
  { for: 'admin', is: 'to follow up', day: -3, time: '12:30', kind: 'call' },
  { for: 'admin', is: 'due today', place: 2, kind: 'call' },
  { for: 'admin', is: 'to follow up', day: 2, time: '15:30', kind: 'client-visit' },
  { for: 'admin', is: 'without a next step' },
  { for: 'admin', is: 'untouched' },
]

const mornings = ['10:30', '11:15', '09:45'] as const
const evenings = ['17:30', '18:15', '17:00'] as const

/** The person whose leads all stay with them. */
const spared: StaffKey = 'sales1'
/** The most leads that anybody else gives away. */
const mostOfOne = 4
const ended: StageKey[] = ['unassigned', 'won', 'lost']

interface Around {
  today: CalendarDate
  now: Date
  nameOf: (person: StaffKey) => string
}

/** The same firm, in which the admins handle a few leads themselves, the largest that fit. */
export function withOwnLeads(company: BelievableCompany, around: Around): BelievableCompany {
  const leads = [...company.leads]
  const offered = leads
    .filter(({ stage, assignee }) => !ended.includes(stage) && assignee !== spared)
    .toSorted((a, b) => (b.budget ?? 0) - (a.budget ?? 0))
  const taken = new Map<BelievableLead, BelievableLead>()
  const given = new Map<StaffKey | undefined, number>()
  for (const wish of wishes)
    for (const lead of offered) {
      const before = given.get(lead.assignee) ?? 0
      const own = taken.has(lead) || before === mostOfOne ? undefined : takeOver(lead, wish, around)
      if (!own) continue
      taken.set(lead, own)
      given.set(lead.assignee, before + 1)
      break
    }
  return { ...company, leads: leads.map((lead) => taken.get(lead) ?? lead) }
}

function fits({ lastCallAt, followUpOn }: BelievableLead, { is }: Wish, today: CalendarDate): boolean {
  if (is === 'untouched') return !lastCallAt && !followUpOn
  // What a sales person has to do in the next days stays with them.
  return (
    Boolean(lastCallAt) && (!followUpOn || (is !== 'without a next step' && followUpOn > addDays(today, 2)))
  )
}

/** Today's are a while away or over, so that the first hours with the demo are not full of reminders. */
function dueOf(wish: Wish, today: CalendarDate, now: Date): FollowUp | undefined {
  if (wish.is === 'to follow up') return { on: addDays(today, wish.day), time: wish.time }
  if (wish.is !== 'due today') return undefined
  const times = clockTimeOf(now, zone) < '12:00' ? evenings : mornings
  return { on: today, time: times[wish.place] }
}

/** The lead with its new assignee, if it could have reached them in time. */
function takeOver(
  lead: BelievableLead,
  wish: Wish,
  { today, now, nameOf }: Around,
): BelievableLead | undefined {
  if (!lead.assignee || !fits(lead, wish, today)) return undefined
  const due = dueOf(wish, today, now)
  const day = wish.is === 'to follow up' ? wish.day : 0
  const planned = instantOf(addDays(today, Math.min(day - 2, -1)), '10:40', zone)
  const at = new Date(Math.max(planned.getTime(), lead.updatedAt.getTime() + 20 * minute))
  const setAt = new Date(at.getTime() + 2 * minute)
  if (setAt > now || (due && setAt >= instantOf(due.on, '00:00', zone))) return undefined

  const sentence = historyTexts.reassigned(nameOf(lead.assignee), nameOf(wish.for))
  const by = wish.for === 'owner' ? 'admin' : 'owner'
  const assigned: HistoryEntry = { kind: 'assigned', at, by, sentence, from: lead.assignee, to: wish.for }
  const own = { ...lead, assignee: wish.for, team: undefined }
  if (!due || !('kind' in wish)) return { ...own, updatedAt: at, history: [...lead.history, assigned] }
  const before = lead.followUpOn
  const followUpSet = followUpEntry(setAt, wish.for, { to: due, before, remarkType: wish.kind })
  return {
    ...own,
    followUpOn: due.on,
    followUpTime: due.time,
    followUpKind: wish.kind,
    updatedAt: setAt,
    history: [...lead.history, assigned, followUpSet],
  }
}
