import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { snippetOf } from '@foyer/contract/intake/web-form/snippet'
import { webFormEndpoints } from '@foyer/contract/wire/intake/web-form/endpoints'
import type { FrameLocator, Page } from '@playwright/test'
import { expectAccessible } from '../accessible'
import { expect, test } from '../fixtures'
import { call, forgetLeads, leadsOf, type Session } from '../wire'

const letters = () =>
  randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 10)
const phone = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`

/** The form of the demo firm, switched on. */
async function openForm(base: string, session: Session): Promise<string> {
  const { settings } = await call(base, webFormEndpoints.webForm, {}, session)
  await call(base, webFormEndpoints.saveWebForm, { ...settings, isOn: true, source: 'Website' }, session)
  return (await call(base, webFormEndpoints.webForm, {}, session)).path ?? ''
}

/** Who is quicker than a person is asked to press again. An answer is waited for: a second press would break it off. */
const sendUntilThanked = (page: Page, form: Page | FrameLocator) =>
  expect(async () => {
    const answered = page.waitForResponse((one) => one.request().method() === 'POST')
    await form.getByRole('button', { name: 'Send enquiry' }).click()
    expect((await answered).status()).toBe(303)
  }).toPass()

test('L-016 a visitor without script sends the form of the firm from a phone, and the lead appears in the open list with its source', async ({
  page,
  browser,
  server,
  enterAs,
  sessionOf,
}) => {
  const session = await sessionOf('owner')
  const path = await openForm(server.url, session)
  const lastName = `Visitor${letters()}`
  await enterAs('owner', `/lms/?search=${lastName}`)
  await expect(page.getByText(`Nothing matches “${lastName}” here.`)).toBeVisible()

  const visitor = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const form = await visitor.newPage()
  await form.goto(`${server.url}${path}?utm_campaign=Monsoon`)
  expect(await visitor.cookies()).toEqual([])
  await form.getByLabel('First Name').fill('Asha')
  await form.getByLabel('Contact Number').fill('12')
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(form.getByRole('alert')).toContainText('Please enter Last Name.')
  await expect(form.getByLabel('First Name')).toHaveValue('Asha')
  await expect(form.getByLabel('Contact Number')).toHaveAccessibleDescription('Please enter valid number')
  await form.getByLabel('Last Name').fill(lastName)
  await form.getByLabel('Contact Number').fill(phone())
  await sendUntilThanked(form, form)
  await expect(form.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await form.reload()
  await expect(form.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await visitor.close()

  const row = page.getByRole('row').filter({ hasText: lastName })
  await expect(row).toBeVisible()
  const [lead, ...more] = (await leadsOf(server.url, session, { search: lastName })).rows
  expect([lead?.source, more.length]).toEqual(['Website', 0])
  await forgetLeads(server.url, session, lastName)
})

test('the form works inside a page of another site, which it tells its height and which tells it where it is', async ({
  browser,
  server,
  sessionOf,
}) => {
  const session = await sessionOf('owner')
  const path = await openForm(server.url, session)
  const site = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html')
    answer.end(`<!doctype html><title>Site</title>${snippetOf(server.url, path, 'Studio')}`)
  })
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  const { port } = site.address() as AddressInfo
  const context = await browser.newContext({ viewport: { width: 340, height: 800 } })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
  await page.goto(`http://127.0.0.1:${port}/kitchens?utm_source=google`)
  const frame = page.frameLocator('iframe')
  const lastName = `Framed${letters()}`
  await expect(frame.locator('input[name=utm_source]')).toHaveValue('google')
  await frame.getByLabel('First Name').fill('Ravi')
  await frame.getByLabel('Last Name').fill(lastName)
  await frame.getByLabel('Contact Number').fill(phone())
  const height = await page.locator('iframe').evaluate((one) => one.getBoundingClientRect().height)
  const inside = await frame.locator('[data-enquiry]').evaluate((one) => one.getBoundingClientRect().height)
  expect(Math.abs(height - inside)).toBeLessThan(2)
  await sendUntilThanked(page, frame)
  await expect(frame.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCSS('height', /^[1-4]\d\dpx$/)
  await expect(async () => {
    const { rows } = await leadsOf(server.url, session, { search: lastName })
    expect(rows).toHaveLength(1)
  }).toPass()
  expect(complaints.filter((text) => !text.includes('422'))).toEqual([])

  await page.goto(`${server.url}${path}`)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(340)
  await context.close()
  site.close()
  await forgetLeads(server.url, session, lastName)
})
