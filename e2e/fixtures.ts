import AxeBuilder from '@axe-core/playwright'
import { type DemoKey, demoEmail, demoPassword } from '@foyer/contract/accounts/demo'
import { test as base, expect, type Page } from '@playwright/test'
import { type RunningServer, startServer } from './server'

interface Tools {
  /** Signs in through the screen, as a person does. */
  signInAs: (key: DemoKey, page?: Page) => Promise<void>
  /** No accessibility violation on what is shown now. */
  expectAccessible: (page?: Page) => Promise<void>
}

export const test = base.extend<Tools, { server: RunningServer }>({
  server: [
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  signInAs: ({ page }, use) =>
    use(async (key, on = page) => {
      await on.goto('/')
      await on.getByLabel('Email').fill(demoEmail(key))
      await on.getByLabel('Password', { exact: true }).fill(demoPassword)
      await on.getByRole('button', { name: 'Login' }).click()
      await on.waitForURL(/\/(admin|client)\//)
    }),
  expectAccessible: ({ page }, use) =>
    use(async (on = page) => {
      const { violations } = await new AxeBuilder({ page: on })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      const told = violations.map(
        ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((n) => n.target).join('; ')})`,
      )
      expect(told).toEqual([])
    }),
})

export { expect }
