import { expect } from '../fixtures'
import { previewPanel } from '../pages/preview'
import { lookAt } from '../screens'

const address = '/leads/pipeline'

lookAt([
  {
    name: 'P-006 the board',
    who: 'other',
    address,
    reach: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  {
    name: 'P-002 the board with an open filter',
    only: 'narrow',
    who: 'other',
    address,
    reach: async (page) => {
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.getByRole('button', { name: 'Select Members' }).click()
      await page.getByRole('checkbox', { name: 'Tejal Bhamre' }).click()
      await expect(page.getByRole('button', { name: 'Members: 1' })).toBeVisible()
      await expect(page.locator('[data-board]')).toHaveAttribute('aria-busy', 'false')
    },
  },
  {
    name: 'P-008 a lead beside the board',
    only: 'wide',
    who: 'other',
    address,
    reach: async (page) => {
      await page.getByRole('article').first().click()
      await expect(previewPanel(page).panel.getByRole('tab', { name: 'Update Status' })).toBeVisible()
    },
    part: (page) => previewPanel(page).panel,
  },
])
