import { historyTexts } from '@foyer/contract/leads/messages/capture'
import type { BelievableLead, HistoryEntry, StaffKey, StageKey } from './invent/model'
import { stageOf } from './invent/pipeline'

interface HistoryIds {
  people: Map<string, string>
  stages: Map<string, string>
}

export interface SeedLine {
  kind: HistoryEntry['kind']
  at: Date
  by: StaffKey
  sentence: string
  remark?: string | undefined
  details: Record<string, unknown>
}

/** The lines that the product itself would have written: a first assignment moves the lead as well (C-072). */
export const linesOf = ({ history }: BelievableLead, ids: HistoryIds): SeedLine[] =>
  history.flatMap((entry) => [lineOf(entry, ids), ...besides(entry, ids)])

const personIn = ({ people }: HistoryIds, key: StaffKey | undefined) => (key ? people.get(key) : undefined)

function lineOf(entry: HistoryEntry, ids: HistoryIds): SeedLine {
  const { kind, at, by, sentence } = entry
  const remark = 'text' in entry ? entry.text : undefined
  return { kind, at, by, sentence, remark, details: detailsOf(entry, ids) }
}

function detailsOf(entry: HistoryEntry, ids: HistoryIds): SeedLine['details'] {
  switch (entry.kind) {
    case 'created':
      return { stage: ids.stages.get(entry.stage), assignee: personIn(ids, entry.assignee) }
    case 'assigned':
      return { from: personIn(ids, entry.from) ?? null, to: personIn(ids, entry.to) }
    case 'stage':
      return moveOf(entry.from, entry.to, ids)
    case 'status':
      return { from: entry.from, to: entry.to }
    case 'call':
      return { callStatus: entry.to, remarkType: entry.remarkType, reason: entry.reason }
    case 'follow-up':
      return entry.to
        ? { followUp: entry.to, kind: entry.remarkType, before: entry.before }
        : { before: entry.before }
    case 'remark':
      return {}
  }
}

const moveOf = (from: StageKey, to: StageKey, { stages }: HistoryIds) => ({
  from: stages.get(from),
  to: stages.get(to),
  names: { from: stageOf(from).name, to: stageOf(to).name },
})

function besides(entry: HistoryEntry, ids: HistoryIds): SeedLine[] {
  const { at, by } = entry
  if (entry.kind === 'created' && entry.assignee) {
    const { assignee, assigneeName = '' } = entry
    const details = { to: personIn(ids, assignee) }
    return [{ kind: 'assigned', at, by, sentence: historyTexts.assigned(assigneeName), details }]
  }
  if (entry.kind !== 'assigned' || entry.from) return []
  const sentence = historyTexts.stage(stageOf('unassigned').name, stageOf('assigned').name)
  return [{ kind: 'stage', at, by, sentence, details: moveOf('unassigned', 'assigned', ids) }]
}
