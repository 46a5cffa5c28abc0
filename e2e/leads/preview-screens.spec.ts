import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import type { MissingField } from '@foyer/contract/leads/work/model'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { missingDetails } from '@foyer/contract/wire/leads/work/missing'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { previewPanel } from '../pages/preview'
import { lookAt } from '../screens'
import { intercept } from '../wire'

const open = async (page: Page) => {
  await page.getByRole('link', { name: /./ }).and(page.locator('[data-opens-lead]')).first().click()
  await expect(previewPanel(page).panel.getByRole('tab', { name: 'Update Status' })).toBeVisible()
}

const missing: MissingField[] = [
  { key: 'city', label: 'City', type: 'text', options: [] },
  { key: 'address', label: 'Address', type: 'long-text', options: [] },
  { key: 'expectedClosure', label: 'Exp. Closure', type: 'date', options: [] },
  { key: 'tags', label: 'Tags', type: 'choices', options: [{ value: 'a', label: 'Villa' }] },
]
const { status, code, text } = captureRefusals.moveNeeds(missing.map(({ label }) => label))

lookAt([
  {
    name: 'the preview of a lead who is not interested',
    who: 'other',
    address: '/lms/',
    reach: async (page) => {
      await open(page)
      await previewPanel(page).button('Not Interested').click()
      await previewPanel(page).choose('Reason', 'Create your Own')
      await expect(previewPanel(page).update).toBeEnabled()
    },
    part: (page) => previewPanel(page).panel,
  },
  {
    name: 'the history in the preview',
    only: 'narrow',
    who: 'other',
    address: '/lms/',
    reach: async (page) => {
      await open(page)
      await previewPanel(page).log.click()
      await expect(previewPanel(page).entries.first()).toBeVisible()
    },
    part: (page) => previewPanel(page).panel,
  },
  {
    name: 'what a stage still asks for',
    only: 'narrow',
    who: 'other',
    address: '/lms/',
    complaint: /status of 409/,
    before: (page) =>
      intercept(page, leadWorkEndpoints.actions, (route) =>
        route.fulfill({ status, json: { message: text, code, details: missingDetails.encode({ missing }) } }),
      ),
    reach: async (page) => {
      await open(page)
      await previewPanel(page).comment.fill('Wants to go on')
      await previewPanel(page).update.click()
      await expect(page.getByRole('dialog', { name: 'Stage Transition Error' })).toBeVisible()
    },
  },
  {
    name: 'the older panel',
    only: 'narrow',
    who: 'other',
    address: '/lms/',
    before: (page) =>
      intercept(page, accountEndpoints.profile, async (route) => {
        const reply = await route.fetch()
        const profile = accountEndpoints.profile.reply.decode((await reply.json()) as never)
        const company = { ...profile.company, hasOlderPanel: true }
        await route.fulfill({ json: accountEndpoints.profile.reply.encode({ ...profile, company }) })
      }),
    reach: async (page) => {
      await open(page)
      await previewPanel(page).button('Follow Up').click()
      await expect(previewPanel(page).panel.getByLabel('Follow-up time')).toBeVisible()
    },
    part: (page) => previewPanel(page).panel,
  },
])
