import type { AnyEndpoint, InputOf, ReplyOf } from '@foyer/contract/kit/endpoint'
import { laterKey } from '@foyer/contract/kit/envelope'
import { waitingTexts } from '@foyer/contract/leads/messages/next/waiting'
import { CallFailed } from '../call-failed'
import { prepare } from '../client'
import { currentNetwork } from '../network'
import type { Attempt } from '../queries'
import type { About } from './item'
import { longestAnswer } from './longest-answer'
import { isNewLead, storedId } from './new-leads'
import { addWaiting, isWaitingFor, waitingOwner } from './queue'

const code = 'waiting'

/** Not saved and not lost: it waits on this device. */
export const isKept = (error: unknown): boolean => error instanceof CallFailed && error.code === code

export const isUnreached = (error: unknown): boolean => error instanceof CallFailed && error.status === 0

interface KeepOptions<E> {
  /** Undefined where this input cannot wait. */
  aboutOf: (input: InputOf<E>) => About | undefined
  onKept?: (about: About) => void
  /** What is said beside it where it is sent later: the version that somebody saw. */
  beside?: ((input: InputOf<E>) => Record<string, unknown> | undefined) | undefined
}

/**
 * For `through` of `useSend`: what cannot be sent now waits. What follows something that waits about the same lead waits behind
 * it. The call fails all the same, with `isKept`: nothing is saved yet.
 */
export const keepIfAway =
  <E extends AnyEndpoint>(endpoint: E, { aboutOf, onKept, beside }: KeepOptions<E>) =>
  async ({ input: given, key, triedAt, make }: Attempt<E>): Promise<ReplyOf<E>> => {
    const owner = waitingOwner()
    const about = owner && aboutOf(given)
    if (!owner || !about) return make(given)
    const leadId = storedId(about.leadId)
    const input = (leadId === about.leadId ? given : { ...given, leadId }) as InputOf<E>

    // Now, and not when there was no answer: somebody else may have signed in here by then.
    const { address, init } = prepare(endpoint, input, { key })
    const wait = async (tried = triedAt) => {
      await addWaiting({
        owner,
        key: tried ? key : laterKey(key),
        call: `${endpoint.method} ${endpoint.path}`,
        input: tried ? input : { ...input, ...beside?.(given) },
        about: { ...about, leadId },
        writtenAt: new Date().toISOString(),
        state: 'waiting',
        tries: 0,
        ...(tried && { firstTriedAt: tried, sent: { address, body: String(init.body) } }),
      })
      onKept?.({ ...about, leadId })
      throw new CallFailed({ status: 0, code, message: waitingTexts.waits })
    }

    // A lead that the server does not know yet has to arrive before what is said about it.
    const comesAfter = isWaitingFor(leadId) || (isNewLead(leadId) && !about.isNew)
    if (currentNetwork() === 'none' || comesAfter) return wait()
    const at = new Date().toISOString()
    const signal = AbortSignal.timeout(longestAnswer)
    try {
      return await make(input, signal)
    } catch (error) {
      if (isUnreached(error) || signal.aborted) return wait(triedAt ?? at)
      throw error
    }
  }
