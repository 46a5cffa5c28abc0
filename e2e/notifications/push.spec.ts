import { leadName } from '@foyer/contract/leads/rules'
import { pushKinds } from '@foyer/contract/push/model'
import { pushEndpoints } from '@foyer/contract/wire/push/endpoints'
import type { BrowserContext, Page, Worker } from '@playwright/test'
import { startPushService } from '../../server/src/testing/push-service'
import { enter } from '../entering'
import { expect, test } from '../fixtures'
import { call, leadsOf, workOn } from '../wire'

/** What a push service would hand to this browser. */
async function browserReceives(context: BrowserContext, page: Page, message: string) {
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  const origin = new URL(page.url()).origin
  const registrationId = await registered
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: message })
  await devtools.detach()
}

interface Shown {
  title: string
  body?: string
  tag?: string
  data?: unknown
}
type Watched = typeof globalThis & { shown: Shown[]; registration: ServiceWorkerRegistration }

/** A browser without a screen has no place for notifications: what the worker asks it to show is kept instead. */
const watchShown = (worker: Worker) =>
  worker.evaluate(() => {
    const watched = globalThis as Watched
    watched.shown = []
    watched.registration.showNotification = async (title, options) => {
      watched.shown.push({ title, ...options })
    }
  })
const shownBy = (worker: Worker) => worker.evaluate(() => (globalThis as Watched).shown)

/** What the browser tells the worker when somebody taps on what it showed. */
const tapShown = (worker: Worker) =>
  worker.evaluate(() => {
    const [notification] = (globalThis as Watched).shown
    const tapped = new Event('notificationclick')
    const own = { notification: { ...notification, close: () => {} }, waitUntil: () => {} }
    globalThis.dispatchEvent(Object.assign(tapped, own))
  })

test('Sales floor a lead that is given to somebody reaches their phone locked for it alone, is shown by the worker, and a tap opens it', async ({
  browser,
  server,
  sessionOf,
}) => {
  const [owner, receiver] = [await sessionOf('owner'), await sessionOf('sales3')]
  const { rows } = await leadsOf(server.url, owner)
  const lead = rows.find(
    ({ stage, assignee }) => stage.kind === 'open' && assignee && assignee.id !== receiver.userId,
  )
  if (!lead) throw new Error('no open lead of somebody else')
  const push = await startPushService()
  await call(server.url, pushEndpoints.choosePush, { kinds: [...pushKinds], quiet: undefined }, receiver)
  const device = await call(server.url, pushEndpoints.addPushDevice, push.place('phone'), receiver)
  await workOn(server.url, owner, lead.id, { assigneeId: receiver.userId })
  const about = () => push.messages().find(({ body }) => body?.includes(leadName(lead)))
  await expect.poll(about).toBeDefined()
  const message = about() ?? {}

  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  await enter(page, server.url, receiver, '/admin/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('no worker')
  await watchShown(worker)
  await browserReceives(context, page, JSON.stringify(message))
  const { title, body, tag } = message
  await expect.poll(() => shownBy(worker)).toMatchObject([{ title, body, tag }])
  await tapShown(worker)
  await expect(page).toHaveURL(new RegExp(`${lead.id}`))
  await expect(page.getByText(leadName(lead)).first()).toBeVisible()
  await context.close()
  await call(server.url, pushEndpoints.removePushDevice, { id: device.id }, receiver)
  await workOn(server.url, owner, lead.id, { assigneeId: lead.assignee?.id })
  await push.close()
})
