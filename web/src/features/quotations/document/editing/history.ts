import type { QuotationDocument } from '@foyer/contract/quotations/document/model'
import type { Cell } from './columns'

/** Texts in cells that cannot be read; they stay until they can (C-162). */
export type Unread = Readonly<Record<string, string>>

export const cellKey = ({ itemId, column }: Cell) => `${itemId}.${column}`

/** What is written now. */
export interface Written {
  document: QuotationDocument
  unread: Unread
}

export interface History {
  past: Written[]
  now: Written
  future: Written[]
  /** What was done last: more of the same is one step to undo. */
  last: string | undefined
}

export type Step =
  /** `what` joins steps that are one to a person, such as typing in one cell. */
  | { do: 'write'; change: (now: Written) => Written; what?: string }
  | { do: 'undo' | 'redo' }
  /** The next change is a step of its own. */
  | { do: 'pause' }
  /** What others saved: not a step of this person. */
  | { do: 'replace'; now: Written }

const atMost = 200

export const beginHistory = (now: Written): History => ({ past: [], now, future: [], last: undefined })

export function step(history: History, action: Step): History {
  const { past, now, future, last } = history
  switch (action.do) {
    case 'write': {
      const next = action.change(now)
      if (next === now) return history
      const isMore = action.what !== undefined && action.what === last
      return { past: isMore ? past : [...past, now].slice(-atMost), now: next, future: [], last: action.what }
    }
    case 'undo': {
      const former = past.at(-1)
      return former
        ? { past: past.slice(0, -1), now: former, future: [now, ...future], last: undefined }
        : history
    }
    case 'redo': {
      const [next, ...rest] = future
      return next ? { past: [...past, now], now: next, future: rest, last: undefined } : history
    }
    case 'pause':
      return last === undefined ? history : { ...history, last: undefined }
    case 'replace':
      return beginHistory(action.now)
  }
}
