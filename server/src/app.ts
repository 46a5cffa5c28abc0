import { refuse } from '@foyer/contract/kit/refusal'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Deps } from './context'
import type { Env } from './env'
import { accountRoutes } from './features/accounts/routes'
import { analyticsRoutes } from './features/analytics/routes'
import { boardRoutes } from './features/board/routes'
import { calendarRoutes } from './features/calendar/routes'
import { clientAreaRoutes } from './features/client-area/routes'
import { companyRoutes } from './features/company/routes'
import { deletedRoutes } from './features/deleted/routes'
import { fieldRoutes } from './features/fields/routes'
import { fileRoutes } from './features/files/routes'
import { importRoutes } from './features/intake/import/routes'
import { metaRoutes } from './features/intake/meta/routes'
import { intakeRoutes } from './features/intake/routes'
import { jobRoutes } from './features/jobs/routes'
import { leadMailRoutes } from './features/lead-mail/routes'
import { leadRoutes } from './features/leads/routes'
import { demoRoutes } from './features/mail/routes'
import { notificationRoutes } from './features/notifications/routes'
import { onboardingRoutes } from './features/onboarding/routes'
import { peopleRoutes } from './features/people/routes'
import { pipelineRoutes } from './features/pipeline/routes'
import { placeRoutes } from './features/places/routes'
import { projectRoutes } from './features/projects/routes'
import { pushRoutes } from './features/push/routes'
import { answerRoutes } from './features/quotations/answer/routes'
import { quotationRoutes } from './features/quotations/routes'
import { searchRoutes } from './features/search/routes'
import { tagRoutes } from './features/tags/routes'
import { taskRoutes } from './features/tasks/routes'
import { teamRoutes } from './features/teams/routes'
import { compressAnswers } from './http/compression'
import { answerNothingHere, handleErrors, shuttingDown } from './http/errors'
import { liveRoutes } from './http/live-stream'
import { logSettings } from './http/logging'
import { mount } from './http/mount'
import { protect } from './http/security'
import { serviceRoutes } from './http/service-routes'
import { acceptForms } from './http/uploads'
import { serveWebFiles } from './http/web-files'
import type { LiveEvents } from './live/live-events'

interface AppParts {
  deps: Deps
  live: LiveEvents
  /** The built web app; tests of the calls need none. */
  webFolder?: string
}

const bodyLimit = 1_048_576
const patienceAtShutdown = 5_000

/** Counted from the server: its own neighbour is the first. */
const trusted = ({ TRUST_PROXY: proxies }: Env) => {
  if (proxies === 'off') return false
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}

/** The whole server as a function: tests use it without a port. */
export async function createApp({ deps, live, webFolder }: AppParts): Promise<FastifyInstance> {
  const { env } = deps
  const app = Fastify({
    ...logSettings(deps.log),
    bodyLimit,
    trustProxy: trusted(env),
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // its answer would have another shape
    frameworkErrors: (_error, request, reply) => answerNothingHere(request, reply),
    routerOptions: { ignoreTrailingSlash: false },
  })
  app.decorateRequest('viewer', undefined)
  let isClosing = false
  app.addHook('onRequest', async () => {
    if (isClosing) refuse(shuttingDown)
  })
  // A spare connection of a browser that never sent a request would delay the shutdown.
  app.addHook('preClose', async () => {
    isClosing = true
    setTimeout(() => app.server.closeAllConnections(), patienceAtShutdown).unref()
  })
  handleErrors(app)
  await protect(app, env)
  await compressAnswers(app)

  await acceptForms(app)

  const allRoutes = [
    ...searchRoutes,
    ...accountRoutes,
    ...analyticsRoutes,
    ...answerRoutes,
    ...boardRoutes,
    ...calendarRoutes,
    ...clientAreaRoutes,
    ...companyRoutes,
    ...fieldRoutes,
    ...fileRoutes,
    ...deletedRoutes,
    ...importRoutes,
    ...intakeRoutes,
    ...jobRoutes,
    ...leadMailRoutes,
    ...leadRoutes,
    ...liveRoutes(app, live),
    ...metaRoutes,
    ...notificationRoutes,
    ...onboardingRoutes,
    ...pipelineRoutes,
    ...placeRoutes,
    ...projectRoutes,
    ...peopleRoutes,
    ...pushRoutes,
    ...quotationRoutes,
    ...serviceRoutes,
    ...tagRoutes,
    ...taskRoutes,
    ...teamRoutes,
    ...(env.isDemo ? demoRoutes : []),
  ]
  for (const route of allRoutes) mount(app, deps, route)
  if (webFolder) await serveWebFiles(app, env, webFolder)
  return app
}
