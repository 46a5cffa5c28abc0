import { accountLimits } from '@foyer/contract/accounts/limits'
import { passwordRefusals } from '@foyer/contract/accounts/messages/passwords'
import { refuse } from '@foyer/contract/kit/refusal'
import type { Scope } from '../../../context'
import { hashToken, newToken } from '../../../http/session'
import type { TicketPurpose } from '../repository/one-time-codes'
import * as repository from '../repository/one-time-codes'

/** Short-lived, used once, stored as a hash: allows setting one password (C-133). */
export async function issueTicket(
  { db, now }: Scope,
  email: string,
  purpose: TicketPurpose,
): Promise<string> {
  const ticket = newToken()
  await repository.insertTicket(db, {
    tokenHash: hashToken(ticket),
    email,
    purpose,
    createdAt: now,
    expiresAt: new Date(now.getTime() + accountLimits.ticketMinutes * 60_000),
  })
  return ticket
}

export interface ShownTicket {
  ticket: string
  email: string
  /** The purposes it may have been issued for. */
  purposes: TicketPurpose[]
}

const questionOf = ({ ticket, email, purposes }: ShownTicket, now: Date) => ({
  tokenHash: hashToken(ticket),
  email,
  purposes,
  now,
})

/** Checks it without using it up: hashing a password is expensive, so it is not done for invalid tickets. */
export async function checkTicket({ db, now }: Scope, shown: ShownTicket): Promise<void> {
  if (!(await repository.findTicket(db, questionOf(shown, now)))) refuse(passwordRefusals.ticketOver)
}

/** Uses it up, in the same transaction as the caller's change. */
export async function spendTicket({ db, now }: Scope, shown: ShownTicket): Promise<TicketPurpose> {
  const spent = await repository.spendTicket(db, questionOf(shown, now))
  return spent ? spent.purpose : refuse(passwordRefusals.ticketOver)
}
