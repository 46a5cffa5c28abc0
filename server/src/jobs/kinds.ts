import type { Happening } from '@foyer/contract/notifications/model'

/** Every kind of work after a commit, and what it is given. */
export interface JobPayloads {
  'mail.send': { mailId: string; companyId: string | undefined }
  'notifications.deliver': { id: string; companyId: string; happening: Happening }
  'leads.fold-tallies': Record<string, never>
  'leads.erase': Record<string, never>
  'leads.remind': Record<string, never>
  'accounts.purge': Record<string, never>
  'tasks.erase': Record<string, never>
  'teams.erase': Record<string, never>
  'pipeline.erase': Record<string, never>
  'accounts.send-code': { requestId: string }
}

/** How many of a kind one process does at a time: a slow one must not hold up the others. */
export const atOnce: Record<keyof JobPayloads, number> = {
  'mail.send': 4,
  'notifications.deliver': 2,
  'leads.fold-tallies': 1,
  'leads.erase': 1,
  'leads.remind': 1,
  'accounts.purge': 1,
  'tasks.erase': 1,
  'teams.erase': 1,
  'pipeline.erase': 1,
  'accounts.send-code': 4,
}

export interface Attempt {
  tries: number
  /** After this one there is no further try. */
  isLast: boolean
}

/** May run twice (a process can end before it says that it is done): a handler looks what is left to do. */
export type JobHandlers = {
  [K in keyof JobPayloads]?: (payload: JobPayloads[K], attempt: Attempt) => Promise<void>
}

/** An expected failure, in words for an admin. A final one is not tried again. */
export class JobFailed extends Error {
  constructor(
    text: string,
    readonly isFinal: boolean,
  ) {
    super(text)
    this.name = 'JobFailed'
  }
}
