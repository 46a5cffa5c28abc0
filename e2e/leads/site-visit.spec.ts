import { addDays, todayIn } from '@foyer/contract/kit/dates'
import { leadVisitEndpoints } from '@foyer/contract/wire/leads/visits/endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import type { Page } from '@playwright/test'
import { addLead } from '../add-lead'
import { expect, test } from '../fixtures'
import { forgetLead } from '../forget-lead'
import { lookAt } from '../screens'
import { call, leadsOf, refuseCalls, type Session, workOn } from '../wire'

/** The small firm: nobody else counts its leads. */
const firm = 'other'
const today = () => todayIn('Asia/Kolkata', new Date())
const sheet = (page: Page) => page.getByRole('dialog', { name: /^Site visit/ })
const inSheet = (page: Page, name: string | RegExp) => sheet(page).getByRole('button', { name, exact: true })

/** A lead with an address, to be visited today. */
async function toVisit(base: string, session: Session, lastName: string): Promise<string> {
  const phone = `+91 98450${String(Date.now()).slice(-5)}`
  const id = await addLead(
    base,
    session,
    { firstName: 'Visited', lastName, phone },
    { assigneeId: session.userId, address: '7 Law College Road, Erandwane', postalCode: '411004' },
  )
  await workOn(base, session, id, { followUp: { on: today(), time: '23:30', kind: 'client-visit' } })
  return id
}

const history = async (base: string, session: Session, leadId: string) =>
  (await call(base, leadWorkEndpoints.logs, { leadId, kinds: [], after: undefined, limit: 50 }, session))
    .entries

/** Everything a thumb needs is as large as a thumb. */
async function expectThumbs(page: Page, ...names: string[]) {
  for (const name of names) {
    const box = await inSheet(page, name).boundingBox()
    expect(Math.round(box?.height ?? 0), name).toBeGreaterThanOrEqual(44)
  }
}

test('Sales floor visit: from My Day with one hand: there, a photo, the words, the next step, one entry, and taken back @phone', async ({
  page,
  context,
  enterAs,
  expectAccessible,
  server,
  sessionOf,
}) => {
  const session = await sessionOf(firm)
  const id = await toVisit(server.url, session, 'Iyer')
  const before = (await history(server.url, session, id)).length
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 18.50742, longitude: 73.80766, accuracy: 14 })
  await enterAs(firm, '/admin/')
  await page.getByRole('button', { name: 'Site visit: Visited Iyer' }).first().tap()
  await expect(sheet(page).getByText('7 Law College Road, Erandwane, Pune, 411004')).toBeVisible()
  await expect(sheet(page).getByRole('link', { name: 'Open the map' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=7%20Law/,
  )
  await expectThumbs(page, 'On my way', 'Arrived', 'Take a photo', 'Done', 'Save visit')
  await inSheet(page, 'On my way').tap()
  await expect(sheet(page).getByText(/^On the way since/)).toBeVisible()
  // On the way the phone is put away, and the page is gone.
  await page.reload()
  await expect(sheet(page).getByText(/^On the way since/)).toBeVisible()
  await inSheet(page, 'Arrived').tap()
  await expect(sheet(page).getByText('The place is kept, to about 14 m.')).toBeVisible()
  await sheet(page)
    .locator('input[type=file][multiple]')
    .setInputFiles([{ name: 'hall.png', mimeType: 'image/png', buffer: await page.screenshot() }])
  await expect(sheet(page).getByRole('button', { name: 'Remove hall.png' })).toBeVisible()
  await inSheet(page, 'Done').tap()
  await inSheet(page, 'Tomorrow').tap()
  await sheet(page).getByLabel('Comment').fill('Wants oak in the hall')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    await expectAccessible()
  }
  await inSheet(page, 'Save visit').tap()
  await expect(page.getByText(/^Visited Iyer: site visit, Done\. Next follow-up tomorrow/i)).toBeVisible()
  await expect(sheet(page)).toBeHidden()
  const [entry, ...rest] = await history(server.url, session, id)
  expect(rest).toHaveLength(before)
  expect(entry).toMatchObject({
    remark: 'Wants oak in the hall',
    outcome: 'Done',
    followUp: { on: addDays(today(), 1) },
    visit: { place: { latitude: 18.50742, accuracy: 14 }, photos: [{ name: 'hall.png' }] },
  })

  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(page.getByText('Visited Iyer: the site visit has been taken back')).toBeVisible()
  const [lead] = (await leadsOf(server.url, session, { search: 'Visited Iyer' })).rows
  expect([lead?.followUpOn, lead?.followUpKind]).toEqual([today(), 'client-visit'])
  await page.goto(`/leads/lead-full-details/${id}`)
  const log = page.getByRole('region', { name: 'Log History' })
  await expect(log.getByText('The site visit has been taken back')).toBeVisible()
  await expect(log.getByRole('link', { name: 'Place on the map' })).toBeVisible()
  const photo = log.getByRole('img', { name: 'hall.png' })
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  // What was typed is there again, and so is the way that was made.
  await page.getByRole('button', { name: 'More actions' }).tap()
  await page.getByRole('menuitem', { name: 'Site visit' }).tap()
  await expect(sheet(page).getByLabel('Comment')).toHaveValue('Wants oak in the hall')
  await expect(sheet(page).getByText(/^Arrived /)).toBeVisible()
  await page.goBack()
  await expect(sheet(page)).toBeHidden()
  await context.setGeolocation(null)
  await context.clearPermissions()
  await page.goto('/admin/')
  await forgetLead(server.url, session, id)
})

test('Sales floor visit: who does not share the place arrives all the same; put off, it has a new day @phone', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const session = await sessionOf(firm)
  const id = await toVisit(server.url, session, 'Rao')
  await enterAs(firm, `/leads/lead-full-details/${id}?visit=${id}`)
  await inSheet(page, 'Arrived').tap()
  await expect(sheet(page).getByText(/does not share it\. That is fine\.$/)).toBeVisible()
  await expect(sheet(page).getByText(/^Arrived /)).toBeVisible()
  await inSheet(page, 'Rescheduled').tap()
  await inSheet(page, 'Save visit').tap()
  await expect(sheet(page).getByText('Please say when the visit is to be instead.')).toBeVisible()
  await inSheet(page, 'In 2 days').tap()
  await inSheet(page, 'Save visit').tap()
  await expect(sheet(page)).toBeHidden()
  const [entry] = await history(server.url, session, id)
  expect(entry).toMatchObject({ outcome: 'Rescheduled', visit: { photos: [] } })
  expect(entry?.visit?.place).toBeUndefined()
  const [lead] = (await leadsOf(server.url, session, { search: 'Visited Rao' })).rows
  expect([lead?.followUpOn, lead?.followUpKind]).toEqual([addDays(today(), 2), 'client-visit'])
  await forgetLead(server.url, session, id)
})

lookAt([
  {
    name: 'the sheet of a visit',
    who: 'sales1',
    address: '/admin/',
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Site visit: / })
        .first()
        .click()
      await expect(inSheet(page, 'Save visit')).toBeVisible()
    },
    part: sheet,
  },
  {
    name: 'a visit that cannot be loaded',
    only: 'narrow',
    who: 'sales1',
    address: '/admin/',
    before: (page) => refuseCalls(page, leadVisitEndpoints.visit),
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Site visit: / })
        .first()
        .click()
      await expect(sheet(page).getByText('The visit could not be loaded.')).toBeVisible()
    },
    complaint: /400/,
    part: sheet,
  },
])
