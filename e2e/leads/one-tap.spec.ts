import { addDays, formatDay, relativeDay, todayIn } from '@foyer/contract/kit/dates'
import { defaultOfficeHours, nextOfficeDay } from '@foyer/contract/kit/office/office-hours'
import { leadName } from '@foyer/contract/leads/rules'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { leadList } from '../pages/lead-list'
import { lookAt } from '../screens'
import { call, leadsOf } from '../wire'

/** The small firm: nobody else counts its leads. */
const firm = 'other'
const settings = '/leads/lead-management-settings/calls-and-messages'
const sheet = (page: Page) => page.getByRole('dialog', { name: /^How did the/ })

test('L-103 a call and its outcome are logged in two taps @phone', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const session = await sessionOf(firm)
  const { rows } = await leadsOf(server.url, session)
  // Where a follow-up lies ahead none is offered.
  const lead = rows.find(
    ({ stage, assignee, phone, followUpOn }) => stage.kind === 'open' && assignee && phone && !followUpOn,
  )
  if (!lead) throw new Error('no open lead with a number and without a follow-up')
  const name = leadName(lead)
  await enterAs(firm, `/lms/?search=${encodeURIComponent(name)}`)
  const card = leadList(page).cards.filter({ hasText: name }).first()
  await card.getByRole('link', { name: `Call ${name}` }).click()
  await expect(sheet(page)).toContainText(`How did the call with ${name} go?`)
  await page.reload()
  await sheet(page)
    .getByRole('button', { name: /^No Response/ })
    .click()
  const today = todayIn('Asia/Kolkata', new Date())
  // The firm has office hours: on a Saturday it is Monday.
  const next = nextOfficeDay(addDays(today, 1), defaultOfficeHours)
  const day = relativeDay(next, today) ?? formatDay(next, today)
  await expect(page.getByText(`${name}: No Response. Next callback ${day}, 10:00 AM`)).toBeVisible()
  await expect(sheet(page)).toBeHidden()

  const asked = { leadId: lead.id, kinds: [], after: undefined, limit: 2 }
  const { entries } = await call(server.url, leadWorkEndpoints.logs, asked, session)
  expect(entries.map(({ kind }) => kind).toSorted()).toEqual(['call', 'follow-up'])
  expect(entries.find(({ kind }) => kind === 'follow-up')?.followUp).toEqual({ on: next, time: '10:00' })
})

test('Use 5 a follow-up is set in three taps from the list of a phone, and taken back with one more @phone', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const session = await sessionOf(firm)
  const { rows } = await leadsOf(server.url, session)
  const lead = rows.find(({ stage, assignee, followUpOn }) => stage.kind === 'open' && assignee && followUpOn)
  if (!lead) throw new Error('no open lead with a follow-up')
  const name = leadName(lead)
  await enterAs(firm, `/lms/?search=${encodeURIComponent(name)}`)
  const card = leadList(page).cards.filter({ hasText: name }).first()
  await card.getByTitle('Set follow-up').click()
  const picker = page.getByRole('dialog', { name: `Follow-up with ${name}` })
  await picker.getByRole('button', { name: 'Tomorrow' }).click()
  await picker.getByRole('button', { name: '11:00 AM' }).click()
  await expect(page.getByText(`${name}: follow-up tomorrow, 11:00 AM`)).toBeVisible()
  await expect(picker).toBeHidden()
  await expect(card).toContainText('Tomorrow, 11:00 AM')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`${name}: the follow-up is back`)).toBeVisible()
  const now = await call(server.url, leadCaptureEndpoints.byId, { id: lead.id }, session)
  expect([now.followUpOn, now.followUpTime]).toEqual([lead.followUpOn, lead.followUpTime])
})

lookAt([
  {
    name: 'The picker of a follow-up',
    who: firm,
    address: '/lms/',
    reach: async (page) => {
      await page.getByTitle('Set follow-up').first().click()
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toBeVisible()
    },
  },
  {
    name: 'The sheet that asks for the outcome',
    who: firm,
    address: '/lms/',
    only: 'narrow',
    reach: async (page) => {
      await page
        .getByRole('link', { name: /^Call / })
        .first()
        .click()
      await sheet(page).getByRole('button', { name: 'Comment or another time' }).click()
      await sheet(page).getByLabel('Comment').fill('Liked the teak')
    },
  },
  {
    name: 'Calls and Messages',
    only: 'narrow',
    who: firm,
    address: settings,
    reach: async (page) => {
      const modes = page.getByRole('form', { name: 'Meeting modes' })
      await modes.getByLabel('Entry 1', { exact: true }).fill('')
      await modes.getByRole('button', { name: 'Save' }).click()
      await expect(modes.getByText('Please enter a name of at most 60 characters.')).toBeVisible()
    },
  },
])
