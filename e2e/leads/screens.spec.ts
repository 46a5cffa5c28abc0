import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { leadList } from '../pages/lead-list'
import { lookAt } from '../screens'
import { intercept, refuseCalls } from '../wire'

const listed = (page: Page) => expect(leadList(page).rows.or(leadList(page).cards).first()).toBeVisible()

lookAt([
  { name: 'the lead list', who: 'owner', address: '/lms/', reach: listed },
  {
    name: 'the lead list with its sort menu open',
    only: 'narrow',
    who: 'owner',
    address: '/lms/?sort=-budget',
    reach: async (page) => {
      await listed(page)
      await leadList(page).sortMenu.click()
      await expect(leadList(page).sortChoice('Descending')).toBeVisible()
    },
    part: (page) => page.getByRole('menu'),
  },
  {
    name: 'a filtered list with a field of the filter bar open',
    who: 'owner',
    address: '/lms/?status=interested&budget=over-10-lakh&c5=has:pune',
    only: 'wide',
    reach: async (page) => {
      await listed(page)
      await leadList(page)
        .filter(/^Budget: /)
        .click()
      await expect(page.getByRole('slider', { name: 'Lowest budget' })).toBeVisible()
    },
    part: (page) => page.getByRole('dialog'),
  },
  {
    name: 'the options of a column',
    who: 'owner',
    address: '/lms/?c5=has:pune',
    only: 'wide',
    reach: async (page) => {
      await listed(page)
      await page.getByRole('button', { name: 'Options for City' }).click()
      await expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible()
    },
    part: (page) => page.getByRole('dialog'),
  },
  {
    name: 'the sheet of filters',
    who: 'owner',
    address: '/lms/?status=interested',
    only: 'narrow',
    reach: async (page) => {
      await listed(page)
      await leadList(page)
        .filter(/^Filters/)
        .click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Expected Closure/ })
        .click()
      await expect(leadList(page).tick('March')).toBeVisible()
    },
  },
  {
    name: 'saving a view',
    only: 'narrow',
    who: 'owner',
    address: '/lms/?status=interested',
    reach: async (page) => {
      await listed(page)
      await leadList(page).views.click()
      await page.getByRole('menuitem', { name: 'Save as a view' }).click()
      await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
    },
  },
  {
    name: 'a list that is on its way',
    only: 'narrow',
    who: 'owner',
    address: '/lms/',
    before: async (page) => {
      const never = new Promise<void>(() => {})
      await intercept(page, leadEndpoints.list, () => never)
      await intercept(page, leadEndpoints.counts, () => never)
    },
    reach: (page) => expect(page.getByRole('status', { name: 'Loading' })).toBeVisible(),
  },
  {
    name: 'a list that cannot be loaded',
    only: 'narrow',
    who: 'owner',
    address: '/lms/',
    complaint: /status of 400/,
    before: async (page) => {
      await refuseCalls(page, leadEndpoints.list)
      await refuseCalls(page, leadEndpoints.counts)
    },
    reach: (page) => expect(leadList(page).failed).toBeVisible(),
  },
])
