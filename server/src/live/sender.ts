import type { Subject } from '@foyer/contract/kit/subjects'
import { type LiveEvent, senderHeader } from '@foyer/contract/live/events'
import type { FastifyRequest } from 'fastify'

/** The page that made a call, and what it reads again after it without being told. */
export interface Sender {
  page: string
  about: readonly Subject[]
}

const pageName = /^[\w-]{1,40}$/

export function senderOf(
  { headers }: FastifyRequest,
  { about }: { about: readonly Subject[] },
): Sender | undefined {
  const page = headers[senderHeader]
  return typeof page === 'string' && pageName.test(page) ? { page, about } : undefined
}

/** What a call changed beyond its own subjects is news to its page too: then the page is not named. */
export const signed = (event: LiveEvent, sender: Sender | undefined): LiveEvent =>
  sender && event.name === 'changed' && event.about.every((subject) => sender.about.includes(subject))
    ? { ...event, sender: sender.page }
    : event
