import type { AnyEndpoint } from '../kit/endpoint'
import { may } from '../policy'

/** Whether somebody who is not signed in may call it. */
export const isOpen = ({ action }: AnyEndpoint): boolean =>
  typeof action === 'string' && may(undefined, action as never)

/**
 * Whether a call may have an Idempotency-Key: every one that changes something does, unless it says otherwise. A key belongs to
 * a person, so what is called before sign-in has none.
 */
export const takesKey = (endpoint: AnyEndpoint): boolean =>
  endpoint.method !== 'GET' && !endpoint.takesNoKey && !isOpen(endpoint)
