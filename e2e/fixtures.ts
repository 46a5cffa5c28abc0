import { type DemoKey, demoEmail, demoPassword } from '@foyer/contract/accounts/demo'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { test as base, expect, type Page } from '@playwright/test'
import { type MailServer, startMailServer } from '../server/src/testing/mail-servers/mail-server'
import { expectAccessible } from './accessible'
import { type ConsoleWatch, watchConsole } from './console-watch'
import { type Desk, Desks, tidy } from './desks'
import { deviceOf } from './devices'
import { enter } from './entering'
import type { RunningServer } from './serve'
import { startServer } from './server'
import { call, type Session, signIn } from './wire'

interface Tools {
  desk: Desk
  /** Signs in through the screen, as a person does. */
  signInAs: (key: DemoKey, page?: Page) => Promise<void>
  /** Opens an address for somebody who has signed in before. */
  enterAs: (key: DemoKey, address: string, page?: Page) => Promise<void>
  /** No accessibility violation on what is shown now. */
  expectAccessible: () => Promise<void>
  /** What the browser complains of; a test that ends with a complaint it does not expect fails. */
  browserConsole: ConsoleWatch
}

interface WorkerTools {
  mail: MailServer
  server: RunningServer
  desks: Desks
  /** A session on the server, one for each person and worker. */
  sessionOf: (key: DemoKey) => Promise<Session>
}

/** What a worker keeps for all its tests: one server for all of them, so that none is started twice. */
const workerTest = base.extend<Record<never, never>, WorkerTools>({
  mail: [
    async ({}, use) => {
      const mail = await startMailServer()
      await use(mail)
      await mail.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mail }, use) => {
      const server = await startServer({ SMTP_URL: mail.url, TRUST_PROXY: '1', PRIVATE_ADDRESSES: 'open' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  desks: [
    async ({}, use) => {
      const desks = new Desks()
      await use(desks)
      await desks.close()
    },
    { scope: 'worker' },
  ],
  sessionOf: [
    async ({ server }, use) => {
      const known = new Map<DemoKey, Promise<Session>>()
      // A test may have ended it: a changed password, signing out everywhere else.
      const isAlive = (session: Session) =>
        call(server.url, accountEndpoints.self, {}, session).then(
          () => true,
          () => false,
        )
      await use(async (key) => {
        const kept = await known.get(key)
        const session = kept && (await isAlive(kept)) ? Promise.resolve(kept) : signIn(server.url, key)
        known.set(key, session)
        return session
      })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
})

/** A journey: somebody at a wide screen, or with a phone where its title says @phone. */
export const test = workerTest.extend<Tools>({
  desk: ({ desks, browser }, use, { title }) => desks.at(deviceOf(title), browser).then(use),
  context: ({ desk }, use) => use(desk.context),
  page: async ({ desk, server }, use, { title }) => {
    await use(desk.page)
    await tidy(desk, deviceOf(title), server.url)
  },
  browserConsole: [
    async ({ context }, use) => {
      const watch = watchConsole(context)
      await use(watch)
      watch.end()
      expect(watch.unexpected(), 'complaints of the browser').toEqual([])
    },
    { auto: true },
  ],
  signInAs: ({ page }, use) =>
    use(async (key, on = page) => {
      await on.goto('/')
      await on.getByLabel('Email').fill(demoEmail(key))
      await on.getByLabel('Password', { exact: true }).fill(demoPassword)
      await on.getByRole('button', { name: 'Login' }).click()
      await on.waitForURL(/\/(admin|client)\//)
    }),
  enterAs: ({ page, server, sessionOf }, use) =>
    use(async (key, address, on = page) => enter(on, server.url, await sessionOf(key), address)),
  expectAccessible: ({ page }, use) => use(() => expectAccessible(page)),
})

export { expect }
