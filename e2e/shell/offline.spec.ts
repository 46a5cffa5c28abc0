import { leadName } from '@foyer/contract/leads/rules'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible'
import { enter } from '../entering'
import { expect, test } from '../fixtures'
import { leadForm } from '../pages/lead-form'
import { call, forgetLeads, leadsOf } from '../wire'

/** The small firm: nobody else counts its leads. */
const firm = 'other'
const detailsOf = (id: string) => `/leads/lead-full-details/${id}`
const waiting = (page: Page, count: number) => page.getByRole('button', { name: `Waiting (${count})` })
const line = (page: Page) => page.getByText(/no network\. What you write waits here\./)

/** Every file that the worker wants is there. */
const isStocked = (page: Page) =>
  page.evaluate(async () => {
    const script = await (await fetch('/sw.js')).text()
    const wanted = new Set(script.match(/\/assets\/[\w-]+\.\w+/g))
    const kept = await Promise.all([...wanted].map((file) => caches.match(file)))
    return wanted.size > 0 && kept.every(Boolean)
  })

/** How many reads about a lead lie on the device. */
const keptOf = (page: Page, leadId: string) =>
  page.evaluate(
    (id) =>
      new Promise<number>((resolve, reject) => {
        const opened = indexedDB.open('foyer', 1)
        opened.onerror = () => reject(opened.error)
        opened.onsuccess = () => {
          const all = opened.result.transaction('reads').objectStore('reads').getAll()
          all.onsuccess = () => {
            opened.result.close()
            resolve(all.result.filter((read: { leadId?: string }) => read.leadId === id).length)
          }
        }
      }),
    leadId,
  )

test('Sales floor twenty outcomes and three leads written without a network are there once and in order, also when the page was closed meanwhile', async ({
  browser,
  server,
  sessionOf,
}) => {
  const session = await sessionOf(firm)
  const { rows } = await leadsOf(server.url, session)
  const leads = rows.filter(({ stage, assignee }) => stage.kind === 'open' && assignee).slice(0, 2)
  expect(leads).toHaveLength(2)
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  let page = await context.newPage()
  await enter(page, server.url, session, '/admin/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => isStocked(page)).toBe(true)
  for (const { id } of leads) {
    await page.goto(`${server.url}${detailsOf(id)}`)
    await expect(page.getByRole('heading', { name: 'Log History' })).toBeVisible()
    await expect.poll(() => keptOf(page, id)).toBeGreaterThanOrEqual(3)
  }

  await context.setOffline(true)
  await page.goto(`${server.url}/admin/`)
  await expect(page.getByRole('heading', { name: 'My day' })).toBeVisible()
  await expect(line(page)).toBeVisible()
  let count = 0
  const said = new Map<string, string[]>()
  for (const lead of leads) {
    await page.goto(`${server.url}${detailsOf(lead.id)}`)
    await expect(page.getByRole('heading', { name: leadName(lead), exact: true })).toBeVisible()
    await expect(line(page)).toBeVisible()
    for (let turn = 1; turn <= 10; turn++) {
      const words = `Without a network ${turn}`
      said.set(lead.id, [...(said.get(lead.id) ?? []), words])
      const comment = page.getByRole('textbox', { name: 'Add a remark' })
      await comment.fill(words)
      await page
        .getByRole('button', { name: turn % 2 ? 'Interested' : 'Meeting Scheduled', exact: true })
        .click()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      count += 1
      await expect(waiting(page, count)).toBeVisible()
      await expect(comment).toHaveValue('')
    }
  }
  const names = ['Ganga', 'Yamuna', 'Kaveri']
  for (const [place, name] of names.entries()) {
    await page.goto(`${server.url}/lms/?add-leads`)
    const form = leadForm(page, 'Add Lead')
    await form.field('First Name').fill(name)
    await form.field('Last Name').fill('Offline')
    await form.field('Phone Number').fill(`984500770${place}`)
    await form.dialog.getByRole('button', { name: 'Add Lead', exact: true }).click()
    count += 1
    await expect(waiting(page, count)).toBeVisible()
  }

  await page.close()
  page = await context.newPage()
  await page.goto(`${server.url}/admin/`)
  await waiting(page, 23).click()
  const sheet = page.getByRole('dialog', { name: 'Waiting to be sent' })
  await expect(sheet.getByRole('listitem')).toHaveCount(23)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await context.setOffline(false)
  await expect(page.getByText('Saved 23 entries that waited here')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Waiting/ })).toBeHidden()
  await expect(line(page)).toBeHidden()
  for (const [leadId, words] of said) {
    const asked = { leadId, kinds: [], after: undefined, limit: 60 }
    const { entries } = await call(server.url, leadWorkEndpoints.logs, asked, session)
    const remarks = entries.flatMap(({ remark }) => (remark?.startsWith('Without a network') ? [remark] : []))
    expect(remarks.toReversed()).toEqual(words)
  }
  const found = await leadsOf(server.url, session, { search: 'Offline' })
  expect(found.rows.map(({ firstName }) => firstName).toSorted()).toEqual(names.toSorted())
  await forgetLeads(server.url, session, 'Offline')

  // Whoever signs out leaves nothing of what was read. A message under the pointer would stay.
  await page.mouse.move(200, 600)
  await page.getByRole('button', { name: /^Profile menu of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  for (const { id } of leads) expect(await keptOf(page, id)).toBe(0)
  await context.close()
})
