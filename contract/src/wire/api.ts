import type { Endpoint } from '../kit/endpoint'
import type { Action } from '../policy'
import { accountEndpoints } from './accounts'
import { companyEndpoints } from './company'
import { fileEndpoints } from './files'
import { jobEndpoints } from './jobs'
import { leadEndpoints } from './leads/endpoints'
import { notificationEndpoints } from './notifications'
import { onboardingEndpoints } from './onboarding'
import { peopleEndpoints } from './people'
import { placeEndpoints } from './places'
import { projectEndpoints } from './projects'

/** Every endpoint, for the server, the tests and the API document. The web imports its slices' own. */
export const api = {
  accounts: accountEndpoints,
  company: companyEndpoints,
  files: fileEndpoints,
  jobs: jobEndpoints,
  leads: leadEndpoints,
  notifications: notificationEndpoints,
  onboarding: onboardingEndpoints,
  people: peopleEndpoints,
  projects: projectEndpoints,
  places: placeEndpoints,
  // biome-ignore lint/suspicious/noExplicitAny: each endpoint has its own input and reply
} satisfies Record<string, Record<string, Endpoint<any, any, Action>>>
