import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { createCompanyMemory } from './company-memory'
import { asSystem, type Clock, type Deps } from './context'
import { openDatabase } from './db/client'
import type { Embedded } from './db/embedded/embedded'
import { keepLocked } from './db/locked-columns'
import { migrate } from './db/migrate'
import type { Env } from './env'
import { accountJobs } from './features/accounts/jobs'
import { serverSecret } from './features/accounts/service'
import { analyticsJobs } from './features/analytics/jobs'
import { createMissingFields } from './features/fields/service'
import { fileJobs } from './features/files/jobs'
import { importJobs } from './features/intake/import/jobs'
import { intakeJobs } from './features/intake/jobs'
import { leadMailJobs } from './features/lead-mail/jobs'
import { firmMailParts } from './features/lead-mail/sender/mail-parts'
import { leadJobs } from './features/leads/jobs'
import { mailJobs } from './features/mail/jobs'
import { notificationJobs } from './features/notifications/jobs'
import { pipelineJobs } from './features/pipeline/jobs'
import { projectJobs } from './features/projects/jobs'
import { pushJobs } from './features/push/jobs'
import { quotationJobs } from './features/quotations/jobs'
import { taskJobs } from './features/tasks/jobs'
import { teamJobs } from './features/teams/jobs'
import { openFileStore } from './gateways/file-store/open-file-store'
import { openMailer } from './gateways/mailer/open-mailer'
import { openMaps } from './gateways/maps/open-maps'
import type { Maps } from './gateways/maps/port'
import { openOutside } from './gateways/outside/open-outside'
import { createLog } from './http/logging'
import { openJobQueue } from './jobs/queue'
import { type LiveEvents, openLiveEvents } from './live/live-events'
import { openSecrets } from './secrets'
import { createSessionMemory } from './session-memory'

interface Parts {
  migrationsFolder: string
  template?: string
  clock?: Clock
  /** See openDatabase. */
  isPatient?: boolean
  /** Nothing is stored: for tests. */
  isInMemory?: boolean
  /** Already open, and not closed with the server: for tests. */
  embedded?: Embedded
  /** The places of the world that are asked offline; otherwise the server has its own. */
  gazetteer?: Maps
}

export interface Server {
  deps: Deps
  live: LiveEvents
  startJobs: () => Promise<void>
  close: () => Promise<void>
}

/** Everything behind the app: database, files, mail, jobs, live events. */
export async function openServer(env: Env, parts: Parts): Promise<Server> {
  const log = createLog(env.LOG_LEVEL)
  const clock = parts.clock ?? (() => new Date())
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    connections: env.DATABASE_CONNECTIONS,
    isPatient: parts.isPatient,
    dataDir: parts.isInMemory ? undefined : env.DATA_DIR,
    template: parts.template && existsSync(parts.template) ? parts.template : undefined,
    embedded: parts.embedded,
    log,
    onFailure: (error) => {
      log.fatal({ err: error }, 'the database ended')
      process.exit(1)
    },
  })
  await migrate(database, parts.migrationsFolder)
  const jobs = await openJobQueue({ database, log, clock })
  const deps: Deps = {
    env,
    database,
    clock,
    log,
    files: openFileStore(env),
    maps: openMaps(env, log, parts.gazetteer),
    outside: openOutside(env),
    secrets: openSecrets(env, parts.isInMemory),
    jobs,
    memory: createCompanyMemory(),
    sessions: createSessionMemory(),
    secret: '',
  }
  deps.secret = await asSystem(deps, (scope) => serverSecret(scope, randomBytes(32).toString('hex')))
  await asSystem(deps, ({ db }) => keepLocked(db, deps.secrets))
  await asSystem(deps, createMissingFields)
  const live = await openLiveEvents({ database, log })
  const mailer = openMailer(env)
  return {
    deps,
    live,
    startJobs: async () => {
      await jobs.work({
        ...accountJobs(deps),
        ...analyticsJobs(deps),
        ...fileJobs(deps),
        ...importJobs(deps),
        ...intakeJobs(deps),
        ...leadJobs(deps),
        ...leadMailJobs(deps),
        ...mailJobs(deps, mailer, firmMailParts(deps)),
        ...notificationJobs(deps),
        ...pipelineJobs(deps),
        ...projectJobs(deps),
        ...pushJobs(deps),
        ...quotationJobs(deps),
        ...taskJobs(deps),
        ...teamJobs(deps),
      })
      await jobs.schedule('accounts.purge', '17 3 * * *', {})
      await jobs.schedule('files.purge', '27 3 * * *', {})
      await jobs.schedule('mail.purge', '37 3 * * *', {})
      await jobs.schedule('mail.sweep', '* * * * *', {})
      await jobs.schedule('notifications.purge', '42 3 * * *', {})
      await jobs.schedule('teams.erase', '47 3 * * *', {})
      await jobs.schedule('pipeline.erase', '57 3 * * *', {})
      await jobs.schedule('leads.erase', '7 4 * * *', {})
      await jobs.schedule('intake.purge-imports', '17 4 * * *', {})
      await jobs.schedule('tasks.erase', '27 4 * * *', {})
      await jobs.schedule('projects.erase-contents', '37 4 * * *', {})
      await jobs.schedule('quotations.erase', '47 4 * * *', {})
      await jobs.schedule('projects.erase', '57 4 * * *', {})
      await jobs.schedule('leads.alert', '* * * * *', {})
      await jobs.schedule('intake.ask', '*/5 * * * *', {})
      await jobs.schedule('intake.purge', '52 3 * * *', {})
      await jobs.schedule('intake.poll-meta', '*/15 * * * *', {})
      await jobs.schedule('leadMail.ask', '*/2 * * * *', {})
      await jobs.schedule('leads.remind', '* * * * *', {})
      // Clocks differ by quarters of an hour.
      await jobs.schedule('analytics.digest', '*/15 * * * *', {})
      await jobs.schedule('leads.fold-tallies', '*/10 * * * *', {})
      await jobs.schedule('analytics.fold', '* * * * *', {})
    },
    close: async () => {
      await jobs.stop()
      await live.close()
      await deps.maps.close()
      await database.close()
    },
  }
}
