import type { FormGeneration } from '@foyer/contract/fields/model'
import type { LeadConflict } from '@foyer/contract/leads/record/draft'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { leadForm } from '../pages/lead-form'
import { lookAt } from '../screens'
import { intercept, leadsOf } from '../wire'

/** Another form than the company has chosen, for this page alone. */
const withForm = (page: Page, generation: FormGeneration) =>
  intercept(page, fieldEndpoints.leadForm, async (route) => {
    const { reply } = fieldEndpoints.leadForm
    const asked = reply.decode((await (await route.fetch()).json()) as never)
    await route.fulfill({ json: reply.encode({ ...asked, form: { ...asked.form, generation } }) })
  })

const conflict: LeadConflict = {
  updatedAt: '2026-11-15T05:30:00.000Z',
  fields: [
    { field: 'city', label: 'city', yours: 'Ratnagiri', theirs: 'Satara' },
    { field: 'budget', label: 'budget', yours: '₹20,00,000', theirs: '' },
  ],
}

const firstLead = async (page: Page): Promise<string> => {
  const [token, userId] = await page.evaluate(() => [
    localStorage.getItem('token'),
    localStorage.getItem('userId'),
  ])
  const { rows } = await leadsOf(new URL(page.url()).origin, { token: token ?? '', userId: userId ?? '' })
  return rows[0]?.id ?? ''
}

lookAt([
  {
    name: 'Add Lead with what is missing',
    only: 'narrow',
    who: 'owner',
    address: '/lms/?add-leads',
    reach: async (page) => {
      const form = leadForm(page, 'Add Lead')
      await form.tab('Corporate').click()
      await form.button('Add More Contacts').click()
      await form.button('Add Lead').click()
      await expect(form.dialog.getByText('Please enter company name').first()).toBeVisible()
    },
  },
  {
    name: 'the configurable form',
    only: 'narrow',
    who: 'owner',
    address: '/lms/?add-leads',
    before: (page) => withForm(page, 2),
    reach: (page) => expect(leadForm(page, 'Add New Lead').field('First Name')).toBeVisible(),
  },
  {
    name: 'a conflict while editing',
    only: 'narrow',
    who: 'owner',
    address: '/lms/',
    complaint: /status of 409/,
    before: (page) =>
      intercept(page, leadCaptureEndpoints.edit, (route) =>
        route.fulfill({ status: 409, json: { message: 'Stale', code: 'lead-conflict', details: conflict } }),
      ),
    reach: async (page) => {
      await page.goto(`/lms/?edit=${await firstLead(page)}`)
      const form = leadForm(page, 'Edit Lead')
      await form.field('City').fill('Ratnagiri')
      await form.button('Save Lead').click()
      await expect(page.getByRole('radio', { name: 'Take theirs' }).first()).toBeVisible()
    },
  },
])
