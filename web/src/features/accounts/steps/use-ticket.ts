import { passwordRefusals } from '@foyer/contract/accounts/messages/passwords'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CallFailed } from '../../../api/call-failed'
import { keepStep, readStep, type Way } from './step-memory'

interface Ticket {
  email: string
  ticket: string
  isInvited: boolean
}

export const isTicketOver = (error: unknown): boolean =>
  error instanceof CallFailed && error.code === passwordRefusals.ticketOver.code

/** What the step before has earned, and what to do when it is worth nothing any more: begin again, email filled in. */
export function useTicket(way: Way, start: string) {
  const navigate = useNavigate()
  const [held] = useState(() => readStep(way))
  const ticket: Ticket | undefined = held?.ticket
    ? { email: held.email, ticket: held.ticket, isInvited: held.isInvited === true }
    : undefined

  /** Hands the failure on; one that no further try can mend leads back to the start. */
  const failed = async (error: unknown): Promise<never> => {
    if (ticket && isTicketOver(error)) {
      keepStep(way, { email: ticket.email })
      await navigate(start, { replace: true })
    }
    throw error
  }
  return { ticket, failed }
}
