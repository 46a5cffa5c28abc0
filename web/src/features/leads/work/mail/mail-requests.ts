import type { CallStatus, LeadRow, LeadSelection } from '@foyer/contract/leads/model'
import { useSyncExternalStore } from 'react'
import { onLeft } from '../../../../api/session'

/** A mail that somebody wants to write to leads, or to read. Leads know no mail: what opens it is a slice above them. */
export type MailRequest =
  | {
      kind: 'lead'
      leadId: string
      name: string
      /** How the call went: it chooses the template (L-119). */
      status?: CallStatus
      /** After an update of the status: it is asked whether a mail is wanted at all (L-121). */
      afterStatus?: boolean
      /** That was answered with Yes. */
      isWanted?: boolean
      /** It leaves with the update that is being written (L-123). */
      isPrepared?: boolean
    }
  | { kind: 'selection'; selection: LeadSelection; count: number; lead?: LeadRow }
  | { kind: 'read'; mailId: string; leadId: string }

/** A mail that waits for an update of its lead. */
export interface PreparedMail {
  subject: string
  /** Sends it; what goes wrong is said by whoever prepared it. */
  send: () => void
}

interface Mails {
  request: MailRequest | undefined
  prepared: ReadonlyMap<string, PreparedMail>
}

let mails: Mails = { request: undefined, prepared: new Map() }
const listeners = new Set<() => void>()

function change(next: Partial<Mails>) {
  mails = { ...mails, ...next }
  for (const listener of listeners) listener()
}

onLeft(() => change({ request: undefined, prepared: new Map() }))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const askToMail = (request: MailRequest) => change({ request })

export const endMailRequest = () => change({ request: undefined })

/** The update that a mail was offered for has been taken back. */
export function withdrawMailOffer(leadId: string) {
  const { request } = mails
  if (request?.kind === 'lead' && request.leadId === leadId && request.afterStatus && !request.isWanted)
    endMailRequest()
}

export const useMailRequest = () => useSyncExternalStore(subscribe, () => mails.request)

export const prepareMail = (leadId: string, mail: PreparedMail) =>
  change({ prepared: new Map(mails.prepared).set(leadId, mail) })

export function dropPreparedMail(leadId: string) {
  const prepared = new Map(mails.prepared)
  if (prepared.delete(leadId)) change({ prepared })
}

export const usePreparedMail = (leadId: string) =>
  useSyncExternalStore(subscribe, () => mails.prepared.get(leadId))

/** With the update of the lead (L-123). Whether there was one. */
export function sendPreparedMail(leadId: string): boolean {
  const mail = mails.prepared.get(leadId)
  if (!mail) return false
  dropPreparedMail(leadId)
  mail.send()
  return true
}
