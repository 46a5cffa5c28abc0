import { boardEndpoints } from '@foyer/contract/wire/board'
import { expect } from '../fixtures'
import { previewPanel } from '../pages/preview'
import { lookAt } from '../screens'
import { refuseCalls } from '../wire'

const address = '/leads/pipeline'

lookAt([
  {
    name: 'P-006 the board',
    who: 'owner',
    address,
    reach: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  {
    name: 'P-002 the board with an open filter',
    who: 'owner',
    address,
    reach: async (page) => {
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.getByRole('button', { name: 'Select Members' }).click()
      await page.getByRole('checkbox').first().click()
      await expect(page.getByRole('button', { name: 'Members: 1' })).toBeVisible()
      await expect(page.locator('[data-board]')).toHaveAttribute('aria-busy', 'false')
    },
  },
  {
    name: 'P-008 a lead beside the board',
    who: 'owner',
    address,
    reach: async (page) => {
      await page.getByRole('region', { name: 'Unassigned' }).getByRole('article').first().click()
      await expect(previewPanel(page).panel.getByRole('tab', { name: 'Update Status' })).toBeVisible()
    },
    part: (page) => previewPanel(page).panel,
  },
  {
    name: 'a board that could not be loaded',
    only: 'narrow',
    who: 'owner',
    address,
    before: (page) => refuseCalls(page, boardEndpoints.leadsInStage),
    complaint: /status of 400/,
    reach: (page) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
])
