import type { CallStatus } from '@foyer/contract/leads/model'
import { grouped } from './grouped'
import type { RawFirm, RawLine } from './raw-rows'

export interface Call {
  id: string
  leadId: string
  at: string
  author: string | null
  /** Undefined where nobody said how it went. */
  outcome: CallStatus | undefined
  /** The second No Response in a row. */
  isRepeated: boolean
}

const outcomeOf = ({ kind, details }: RawLine): CallStatus | undefined =>
  ['call', 'status', 'interaction'].includes(kind) && details.callStatus !== 'new'
    ? details.callStatus
    : undefined

/** Whoever says an outcome, or that they called, or what was said in a call. */
export const isCall = (line: RawLine): boolean =>
  outcomeOf(line) !== undefined ||
  (['call', 'contacted'].includes(line.kind) && line.details.channel === 'call') ||
  (line.kind === 'remark' && line.details.remarkType === 'call')

const millisecondsBetween = (a: RawLine, b: RawLine): number => Date.parse(b.at) - Date.parse(a.at)

/** What one update wrote: its lines are a millisecond apart. */
export function updatesOf(lines: RawLine[]): RawLine[][] {
  const updates: RawLine[][] = []
  for (const line of lines) {
    const last = updates.at(-1)?.at(-1)
    if (last && millisecondsBetween(last, line) <= 1 && last.actor_id === line.actor_id)
      updates.at(-1)?.push(line)
    else updates.push([line])
  }
  return updates
}

/** An update is one call at most, however many of its lines say so. */
function callOf(update: RawLine[]): Omit<Call, 'isRepeated'> | undefined {
  const saying = update.filter(isCall)
  const said = saying.findLast((line) => outcomeOf(line) !== undefined) ?? saying.at(-1)
  if (!said) return undefined
  const { id, lead_id, at, actor_id } = said
  return { id, leadId: lead_id, at, author: actor_id, outcome: outcomeOf(said) }
}

export function callsOf({ lines }: RawFirm): Call[] {
  const undone = new Set(lines.flatMap(({ details }) => details.undone ?? []))
  const calls: Call[] = []
  for (const ofLead of grouped(lines, ({ lead_id }) => lead_id).values()) {
    let unanswered = 0
    for (const update of updatesOf(ofLead)) {
      const call = callOf(update)
      if (!call || update.some(({ id }) => undone.has(id))) continue
      if (call.outcome !== undefined) unanswered = call.outcome === 'no-response' ? unanswered + 1 : 0
      calls.push({ ...call, isRepeated: call.outcome === 'no-response' && unanswered === 2 })
    }
  }
  return calls
}
