import { dayIn } from './calendar'
import { isCall, updatesOf } from './calls'
import type { RawFirm, RawLead, RawLine } from './raw-rows'

export interface SettledFollowUp {
  leadId: string
  due: string
  settledAt: string
  person: string | null
  outcome: 'kept' | 'late' | 'missed' | 'moved'
}

interface Plan {
  due: string
  /** The days on which somebody spoke to the lead since. */
  contacts: string[]
}

interface State {
  assignee: string | null
  plan: Plan | undefined
  settled: SettledFollowUp[]
}

/** Spoken to: a call, a meeting, or words about one. */
const isContact = (line: RawLine): boolean =>
  isCall(line) || line.kind === 'interaction' || (line.kind === 'remark' && !!line.details.remarkType)

function outcomeOf({ due, contacts }: Plan, isDone: boolean, day: string): SettledFollowUp['outcome'] {
  const first = contacts[0] ?? (isDone ? day : undefined)
  if (first !== undefined) return first <= due ? 'kept' : 'late'
  return day <= due ? 'moved' : 'missed'
}

/** Kept if its lead was spoken to by its day, late if after; put off in time is neither; put off too late was missed. */
export function followUpsOf(firm: RawFirm, lead: RawLead): SettledFollowUp[] {
  const { lines, stages, zone } = firm
  const ends = new Set(stages.filter(({ kind }) => kind === 'won' || kind === 'lost').map(({ id }) => id))
  let state: State = { assignee: null, plan: undefined, settled: [] }
  const before = new Map<string, State>()
  let lastMove: string | undefined
  const settle = (plan: Plan, next: string | undefined, at: string) => {
    const outcome = outcomeOf(plan, next === undefined, dayIn(zone, at))
    const settled = { leadId: lead.id, due: plan.due, settledAt: at, person: state.assignee, outcome }
    return [...state.settled, settled]
  }
  for (const update of updatesOf(lines.filter(({ lead_id }) => lead_id === lead.id))) {
    const earlier = state
    for (const { id } of update) before.set(id, earlier)
    const undone = update.find(({ details }) => details.undone)?.details.undone
    if (undone) {
      state = before.get(undone) ?? state
      continue
    }
    if (state.plan && update.some(isContact)) {
      const at = update[0]?.at ?? ''
      state = { ...state, plan: { ...state.plan, contacts: [...state.plan.contacts, dayIn(zone, at)] } }
    }
    for (const { id, kind, at, details } of update) {
      const isBack = kind === 'stage-undone'
      if (isBack && !state.plan && lastMove) {
        const { plan, settled } = before.get(lastMove) ?? state
        if (plan) state = { ...state, plan, settled }
      }
      const isMove = kind === 'stage' || kind === 'reopened'
      if (isMove) lastMove = id
      const isEnd = isMove && ends.has(details.to ?? '')
      if (kind !== 'follow-up' && !isEnd) continue
      const next = isEnd ? undefined : details.followUp?.on
      if (next === state.plan?.due) continue
      state = {
        ...state,
        settled: state.plan ? settle(state.plan, next, at) : state.settled,
        plan: next ? { due: next, contacts: [] } : undefined,
      }
    }
    // Whoever gets the lead in the same update has not had the follow-up.
    for (const { kind, details } of update) {
      if (kind === 'created') state = { ...state, assignee: details.assignee ?? null }
      if (kind === 'assigned') state = { ...state, assignee: details.to ?? null }
    }
  }
  return state.settled
}
