import { addDays, formatDay, relativeDay, todayIn } from '@foyer/contract/kit/dates'
import { defaultOfficeHours, nextOfficeDay } from '@foyer/contract/kit/office/office-hours'
import { leadName } from '@foyer/contract/leads/rules'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { count, countedTasks, hands } from '../hands'
import { leadForm } from '../pages/lead-form'
import { leadList } from '../pages/lead-list'
import { previewPanel } from '../pages/preview'
import { call, forgetLeads, leadsOf, type Session, workOn } from '../wire'

/** Tasks of every day, in steps. `npm run bench -- --tasks` prints the table. */

/** The small firm: nobody else counts its leads. */
const firm = 'other'
const today = todayIn('Asia/Kolkata', new Date())
const detailsOf = (id: string) => `/leads/lead-full-details/${id}`

/** A lead that can be called, and how it stands before somebody works on it. */
async function someLead(base: string, session: Session) {
  const { rows } = await leadsOf(base, session)
  const lead = rows.find(({ stage, assignee, phone }) => stage.kind === 'open' && assignee && phone)
  if (!lead) throw new Error('no open lead with a number')
  return { ...lead, name: leadName(lead) }
}
const cardOf = (page: Page, name: string) => leadList(page).cards.filter({ hasText: name }).first()
const listOf = (name: string) => `/lms/?search=${encodeURIComponent(name)}`

test.afterAll(() => console.log(`\n${countedTasks()}`))

for (const place of ['the list', 'My Day'] as const)
  test(`Sales floor no response takes two taps from ${place} @phone`, async ({
    page,
    enterAs,
    server,
    sessionOf,
  }) => {
    const session = await sessionOf(firm)
    const lead = await someLead(server.url, session)
    const now = { assigneeId: session.userId, followUp: { on: today, time: '23:58', kind: 'call' as const } }
    await workOn(server.url, session, lead.id, now)
    await enterAs(firm, place === 'My Day' ? '/admin/' : listOf(lead.name))
    const { tap, steps } = hands(page)
    await tap(page.getByRole('link', { name: `Call ${lead.name}` }).first())
    await tap(
      page.getByRole('dialog', { name: /^How did the/ }).getByRole('button', { name: /^No Response/ }),
    )
    const next = nextOfficeDay(addDays(today, 1), defaultOfficeHours)
    const day = relativeDay(next, today) ?? formatDay(next, today)
    await expect(page.getByText(`${lead.name}: No Response. Next callback ${day}, 10:00 AM`)).toBeVisible()
    expect(count(`phone, no response, from ${place}`, steps(), 2)).toBe(true)
  })

test('Sales floor a message on WhatsApp from a template takes two taps @phone', async ({
  page,
  context,
  enterAs,
  server,
  sessionOf,
}) => {
  const lead = await someLead(server.url, await sessionOf(firm))
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
  await enterAs(firm, listOf(lead.name))
  const { tap, steps } = hands(page)
  await tap(cardOf(page, lead.name).getByRole('button', { name: /^WhatsApp/ }))
  const chat = context.waitForEvent('page')
  await tap(page.getByRole('menuitem').nth(1))
  const opened = await chat
  await opened.waitForURL('https://wa.me/**')
  expect(new URL(opened.url()).searchParams.get('text')).toContain(lead.firstName)
  expect(count('phone, WhatsApp from a template', steps(), 2)).toBe(true)
  await context.unroute('https://wa.me/**')
})

test('Sales floor a follow-up tomorrow at eleven takes three taps @phone', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const lead = await someLead(server.url, await sessionOf(firm))
  await enterAs(firm, listOf(lead.name))
  const { tap, steps } = hands(page)
  await tap(cardOf(page, lead.name).getByTitle('Set follow-up'))
  const picker = page.getByRole('dialog', { name: `Follow-up with ${lead.name}` })
  await tap(picker.getByRole('button', { name: 'Tomorrow' }))
  await tap(picker.getByRole('button', { name: '11:00 AM' }))
  await expect(page.getByText(`${lead.name}: follow-up tomorrow, 11:00 AM`)).toBeVisible()
  expect(count('phone, follow-up tomorrow 11:00', steps(), 3)).toBe(true)
})

test('Sales floor a lead with name and number, taken by oneself, takes three taps @phone', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const session = await sessionOf(firm)
  await enterAs(firm, '/admin/')
  const { tap, type, steps } = hands(page)
  const form = leadForm(page, 'Add Lead')
  await tap(page.getByRole('button', { name: 'Add Lead', exact: true }))
  await expect(form.field('First Name')).toBeFocused()
  await type('Meher')
  await tap(form.field('Phone Number'))
  await type('9845007715')
  await tap(form.button('Add Lead'))
  await expect(page.getByText('Added Successfully')).toBeVisible()
  const { rows } = await leadsOf(server.url, session, { search: '9845007715' })
  expect(rows.map(({ assignee }) => assignee?.id)).toEqual([session.userId])
  expect(count('phone, add a lead with name and number, taken by oneself', steps(), 3)).toBe(true)
  await forgetLeads(server.url, session, '9845007715')
})

test('Sales floor ten leads are looked through in at most twenty taps @phone', async ({ page, enterAs }) => {
  await enterAs('sales1', '/lms/')
  const { name, button } = previewPanel(page)
  const { tap, steps } = hands(page)
  await tap(leadList(page).cards.locator('[data-opens-lead]').first())
  const seen = new Set<string>()
  for (let place = 1; place <= 10; place += 1) {
    await expect.poll(async () => seen.has((await name.textContent()) ?? '')).toBe(false)
    seen.add((await name.textContent()) ?? '')
    if (place < 10) await tap(button('Next lead'))
  }
  await tap(button('Close Preview'))
  expect(count('phone, 10 leads looked through', steps(), 20)).toBe(true)
})

test('Sales floor by keys a lead is found by five digits', async ({ page, enterAs, server, sessionOf }) => {
  const lead = await someLead(server.url, await sessionOf(firm))
  await enterAs(firm, '/admin/')
  await page.getByRole('button', { name: 'Search', exact: true }).waitFor()
  const { key, steps } = hands(page)
  await key('/')
  await page.getByRole('combobox').waitFor()
  for (const digit of lead.phone?.slice(-5) ?? '') await key(digit)
  await expect(page.getByRole('group', { name: 'Leads' }).getByRole('option').first()).toContainText(
    lead.name,
  )
  expect(count('keys, find by 5 digits', steps(), 6)).toBe(true)
})

test('Sales floor by keys a lead is added with what is typed and two keys', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const session = await sessionOf(firm)
  await enterAs(firm, '/admin/')
  await page.getByRole('button', { name: 'Add Lead', exact: true }).waitFor()
  const { key, type, steps } = hands(page)
  await key('c')
  await expect(leadForm(page, 'Add Lead').field('First Name')).toBeFocused()
  await type('Meher Irani 9845007716')
  await key('Enter')
  await expect(page.getByText('Added Successfully')).toBeVisible()
  const { rows } = await leadsOf(server.url, session, { search: '9845007716' })
  expect(rows).toMatchObject([{ firstName: 'Meher', lastName: 'Irani', assignee: { id: session.userId } }])
  expect(count('keys, add a lead (beside what is typed)', steps(), 2)).toBe(true)
  await forgetLeads(server.url, session, '9845007716')
})

test('Sales floor by keys a follow-up on the open lead takes five', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const session = await sessionOf(firm)
  const lead = await someLead(server.url, session)
  await enterAs(firm, detailsOf(lead.id))
  await expect(page.getByRole('heading', { name: 'Log History' })).toBeVisible()
  const { key, steps } = hands(page)
  await key('f')
  await expect(page.getByRole('dialog', { name: `Follow-up with ${lead.name}` })).toBeVisible()
  for (const sign of 't11') await key(sign)
  await key('Enter')
  await expect(page.getByText(`${lead.name}: follow-up tomorrow, 11:00 AM`)).toBeVisible()
  const now = await call(server.url, leadCaptureEndpoints.byId, { id: lead.id }, session)
  expect([now.followUpOn, now.followUpTime]).toEqual([addDays(today, 1), '11:00'])
  expect(count('keys, follow-up on the open lead', steps(), 5)).toBe(true)
})

test('Sales floor by keys the first call of My Day takes two', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const session = await sessionOf(firm)
  const lead = await someLead(server.url, session)
  const now = { assigneeId: session.userId, followUp: { on: today, time: '23:58', kind: 'call' as const } }
  await workOn(server.url, session, lead.id, now)
  await enterAs(firm, '/admin/')
  await expect(page.getByRole('link', { name: /^Call/ }).first()).toBeVisible()
  const { key, steps } = hands(page)
  await key('j')
  await key('d')
  await expect(page.getByRole('dialog', { name: /^How did the call/ })).toBeVisible()
  expect(count('keys, first Call on My Day', steps(), 2)).toBe(true)
})

test('Sales floor my overdue in a city over so many lakhs are a view after eight clicks', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  await enterAs('sales1', '/lms/')
  const { click, type, steps } = hands(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const chip = (name: string) => page.locator('button[aria-haspopup="dialog"]', { hasText: name })
  await click(button('Overdue'))
  await click(button('Me'))
  await click(chip('More'))
  await click(page.getByRole('dialog').getByRole('button', { name: 'City' }))
  await expect(page.getByRole('searchbox', { name: 'Search City' })).toBeFocused()
  await type('Pune\n')
  await expect(page.getByRole('checkbox', { name: 'Pune' })).toBeChecked()
  await type('\n')
  await expect(button('City: Pune')).toBeVisible()
  await click(chip('Budget'))
  await expect(page.getByRole('textbox', { name: 'In words' })).toBeFocused()
  await type('over 20 lakh\n')
  await expect(button(/^Budget: ≥/)).toBeVisible()
  await click(button('Views'))
  await click(page.getByRole('menuitem', { name: 'Save as a view' }))
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await type('Late and big in Pune\n')
  await expect(button('Views: Late and big in Pune')).toBeVisible()
  expect(count('clicks, my overdue in Pune over 20 lakh, saved as a view', steps(), 8)).toBe(true)
  const session = await sessionOf('sales1')
  const views = await call(server.url, leadListEndpoints.listViews, {}, session)
  const view = views.find(({ name }) => name === 'Late and big in Pune')
  await call(server.url, leadListEndpoints.deleteView, { id: view?.id ?? '' }, session)
})
