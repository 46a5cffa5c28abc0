import { fillMessage, type MessageValues } from '../work/contact'
import { type ChatSkip, type ChatsInTurn, chatSkips } from './chats'

const chatStates = ['left', 'opened', 'skipped'] as const
export type ChatState = (typeof chatStates)[number]

export interface ChatEntry {
  leadId: string
  state: ChatState
  /** What was written for this one instead. */
  text?: string
}

/** How far somebody is who writes to many, one after another. */
export interface ChatRun {
  /** For all of them, with placeholders. */
  text: string
  entries: ChatEntry[]
  leftOut: Record<ChatSkip, number>
}

const countsOf = ({ leftOut }: Pick<ChatsInTurn, 'leftOut'>): Record<ChatSkip, number> => ({
  'no-number': leftOut['no-number'].count,
  twice: leftOut.twice.count,
  gone: leftOut.gone.count,
})

export const beginChats = (chats: ChatsInTurn, text: string): ChatRun => ({
  text,
  entries: chats.leads.map(({ id }) => ({ leadId: id, state: 'left' })),
  leftOut: countsOf(chats),
})

export const idsIn = ({ entries }: ChatRun, state: ChatState): string[] =>
  entries.filter((entry) => entry.state === state).map(({ leadId }) => leadId)

/** Those that were written to first: nobody else with their number is. */
export const askedAgain = (run: ChatRun): string[] => [
  ...idsIn(run, 'opened'),
  ...run.entries.filter(({ state }) => state !== 'opened').map(({ leadId }) => leadId),
]

/** Who cannot be written to any more has left the run; what was done stays. */
export function goOnWith(run: ChatRun, chats: ChatsInTurn): ChatRun {
  const there = new Set(chats.leads.map(({ id }) => id))
  const entries = run.entries.filter(({ leadId, state }) => state === 'opened' || there.has(leadId))
  const lost = run.entries.length - entries.length
  return lost === 0 ? run : { ...run, entries, leftOut: { ...run.leftOut, gone: run.leftOut.gone + lost } }
}

/** The next one that is left, unless somebody has gone back to another. */
export const shownIn = ({ entries }: ChatRun, backAt?: string): ChatEntry | undefined =>
  entries.find(({ leadId }) => leadId === backAt) ?? entries.find(({ state }) => state === 'left')

/** From one, or from behind the last. */
export function entryBefore({ entries }: ChatRun, leadId: string | undefined): ChatEntry | undefined {
  const place = entries.findIndex((entry) => entry.leadId === leadId)
  return place < 0 ? entries.at(-1) : entries[place - 1]
}

const change = (run: ChatRun, leadId: string, to: (entry: ChatEntry) => ChatEntry): ChatRun => ({
  ...run,
  entries: run.entries.map((entry) => (entry.leadId === leadId ? to(entry) : entry)),
})

/** Nobody is written to twice. */
export const canOpen = ({ entries }: ChatRun, leadId: string): boolean =>
  entries.some((entry) => entry.leadId === leadId && entry.state !== 'opened')

export const openChat = (run: ChatRun, leadId: string): ChatRun =>
  change(run, leadId, (entry) => ({ ...entry, state: 'opened' }))

export const skipChat = (run: ChatRun, leadId: string): ChatRun =>
  change(run, leadId, (entry) => (entry.state === 'opened' ? entry : { ...entry, state: 'skipped' }))

export const writeChat = (run: ChatRun, leadId: string, text: string): ChatRun =>
  change(run, leadId, (entry) => ({ ...entry, text }))

export const textOfChat = ({ text }: ChatRun, entry: ChatEntry, values: MessageValues): string =>
  entry.text ?? fillMessage(text, values)

const isEntry = (one: unknown): one is ChatEntry => {
  const { leadId, state, text } = (one ?? {}) as Partial<ChatEntry>
  const isText = text === undefined || typeof text === 'string'
  return typeof leadId === 'string' && chatStates.some((known) => known === state) && isText
}

/** What lay on a device, if it is a run. */
export function readChatRun(kept: string | null): ChatRun | undefined {
  try {
    const run = JSON.parse(kept ?? 'null') as Partial<ChatRun> | null
    const { text, entries, leftOut } = run ?? {}
    if (typeof text !== 'string' || !Array.isArray(entries) || !entries.every(isEntry)) return undefined
    const counts = chatSkips.map((skip) => [skip, Number(leftOut?.[skip]) || 0])
    return { text, entries, leftOut: Object.fromEntries(counts) }
  } catch {
    return undefined
  }
}
