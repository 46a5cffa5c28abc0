import type { HistoryEntry, HistoryMail } from '@foyer/contract/leads/work/history'
import { type ComponentType, createContext } from 'react'

export interface MailInHistoryProps {
  leadId: string
  entry: HistoryEntry
  mail: HistoryMail
}

/** What an entry of the history shows of its mail; filled by a slice above. */
export const MailInHistory = createContext<ComponentType<MailInHistoryProps> | undefined>(undefined)
