import type { Happening } from '@foyer/contract/notifications/model'
import type { PushMessage } from '@foyer/contract/push/model'

/** Every kind of job, and its input. */
export interface JobPayloads {
  'mail.pump': { companyId: string }
  'mail.send': { mailId: string; companyId: string | undefined }
  'mail.sweep': Record<string, never>
  'notifications.deliver': { id: string; companyId: string; happenings: Happening[] }
  'leadMail.ask': Record<string, never>
  'leadMail.read-mailbox': { companyId: string; askedBy?: string }
  'leads.fold-tallies': Record<string, never>
  'leads.erase': Record<string, never>
  'leads.alert': Record<string, never>
  'leads.remind': Record<string, never>
  'leads.set-clocks': { companyId: string }
  'analytics.count-again': { companyId: string }
  'analytics.fold': Record<string, never>
  'analytics.digest': Record<string, never>
  /** The Monday of the week that is told of. */
  'analytics.send-digest': { companyId: string; week: string }
  'leadMail.fill-batch': { companyId: string; batchId: string }
  'quotations.erase': Record<string, never>
  'quotations.make-paper': { companyId: string; quotationId: string; version: number }
  'quotations.mail': {
    companyId: string
    quotationId: string
    version: number
    linkId: string
    mailId: string
    senderId: string
    to: string[]
    subject: string
    message: string
  }
  'accounts.purge': Record<string, never>
  'files.purge': Record<string, never>
  'mail.purge': Record<string, never>
  'notifications.purge': Record<string, never>
  'push.send': { companyId: string; deviceId: string; message: PushMessage; until: string }
  'projects.write-line': {
    companyId: string
    projectId: string
    id: string
    at: string
    actorId: string
    sentence: string
  }
  'tasks.erase': Record<string, never>
  'teams.erase': Record<string, never>
  'pipeline.erase': Record<string, never>
  'projects.erase': Record<string, never>
  'projects.erase-contents': Record<string, never>
  'accounts.send-code': { requestId: string }
  'intake.import': { companyId: string; importId: string }
  'intake.purge-imports': Record<string, never>
  'intake.take': { companyId: string; deliveryId: string }
  'intake.ask': Record<string, never>
  'intake.ask-one': { companyId: string; doorId: string }
  'intake.purge': Record<string, never>
  'intake.poll-meta': Record<string, never>
  'intake.fetch-meta': { companyId: string; doorId: string }
}

/** How many of a kind one process runs at a time: a slow kind must not block the others. */
export const atOnce: Record<keyof JobPayloads, number> = {
  // One may wait for the server of a firm that does not answer.
  'mail.pump': 8,
  'mail.send': 4,
  'mail.sweep': 1,
  'notifications.deliver': 2,
  'leadMail.ask': 1,
  'leadMail.read-mailbox': 4,
  'leads.fold-tallies': 1,
  'leads.erase': 1,
  'leads.alert': 1,
  'leads.remind': 1,
  'leads.set-clocks': 1,
  'analytics.count-again': 1,
  'analytics.fold': 1,
  'analytics.digest': 1,
  'analytics.send-digest': 1,
  'leadMail.fill-batch': 2,
  'quotations.erase': 1,
  // A thread that works hard for seconds.
  'quotations.make-paper': 1,
  'quotations.mail': 2,
  'accounts.purge': 1,
  'files.purge': 1,
  'mail.purge': 1,
  'notifications.purge': 1,
  // One may wait for a push service that does not answer.
  'push.send': 4,
  'projects.write-line': 2,
  'tasks.erase': 1,
  'teams.erase': 1,
  'pipeline.erase': 1,
  'projects.erase': 1,
  'projects.erase-contents': 1,
  'accounts.send-code': 4,
  'intake.import': 1,
  'intake.purge-imports': 1,
  'intake.take': 4,
  'intake.ask': 1,
  'intake.ask-one': 8,
  'intake.purge': 1,
  'intake.poll-meta': 1,
  'intake.fetch-meta': 2,
}

export interface Attempt {
  tries: number
  /** There is no attempt after this one. */
  isLast: boolean
}

export interface JobHandler<P> {
  (payload: P, attempt: Attempt): Promise<void>
  /** When no attempt is left, also where each of them ended its process: what waits for the job must not wait for ever. */
  giveUp?: (payload: P) => Promise<void>
}

/** May run twice (a process can end before it records the end): a handler checks what is left to do. */
export type JobHandlers = { [K in keyof JobPayloads]?: JobHandler<JobPayloads[K]> }

/** An expected failure, with a text for an admin. A final one is not retried. */
export class JobFailed extends Error {
  constructor(
    text: string,
    readonly isFinal: boolean,
  ) {
    super(text)
    this.name = 'JobFailed'
  }
}
