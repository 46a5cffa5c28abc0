import type { HistoryEntry } from '@foyer/contract/leads/work/history'

/** A call, or whatever somebody wrote of the lead; the history comes latest first. */
export const lastUpdate = (history: readonly HistoryEntry[]): HistoryEntry | undefined =>
  history.find(({ kind, remark }) => kind === 'call' || kind === 'remark' || remark)
