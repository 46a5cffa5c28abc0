import type { Endpoint } from '../kit/endpoint'
import type { Action } from '../policy'
import { accountEndpoints } from './accounts'
import { jobEndpoints } from './jobs'
import { leadEndpoints } from './leads/endpoints'

/** Every endpoint, for the server, the tests and the API document. The web imports its slices' own. */
export const api = {
  accounts: accountEndpoints,
  jobs: jobEndpoints,
  leads: leadEndpoints,
  // biome-ignore lint/suspicious/noExplicitAny: each endpoint has its own input and reply
} satisfies Record<string, Record<string, Endpoint<any, any, Action>>>
