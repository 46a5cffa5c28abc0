import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { lookAt } from '../screens'

const openProject = async (page: Page) => {
  await page.getByRole('link', { name: 'Kapoor residence' }).click()
  await expect(page.getByRole('heading', { name: 'Kapoor residence' })).toBeVisible()
}

lookAt([
  {
    name: 'the projects',
    who: 'owner',
    address: '/pmt/',
    reach: (page) => expect(page.getByRole('link', { name: 'Kapoor residence' })).toBeVisible(),
  },
  { name: 'a project', who: 'owner', address: '/pmt/', reach: openProject },
  {
    name: 'the log of a project',
    only: 'narrow',
    who: 'owner',
    address: '/pmt/',
    reach: async (page) => {
      await openProject(page)
      await page.getByRole('tab', { name: 'Log' }).click()
      await expect(page.getByText('Project added')).toBeVisible()
    },
  },
  {
    name: 'the search of everything',
    who: 'owner',
    address: '/pmt/',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.getByRole('combobox', { name: /^Search leads, projects/ }).fill('kapoor')
      await expect(page.getByRole('option', { name: /^Kapoor residence/ })).toBeVisible()
    },
  },
])
