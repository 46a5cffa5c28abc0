import { expect } from '../fixtures'
import { boardAddress } from '../pages/board'
import { lookAt } from '../screens'

lookAt([
  {
    name: 'P-039 Edit Pipeline',
    who: 'other',
    address: `${boardAddress}?edit-pipeline`,
    only: 'narrow',
    reach: async (page) => {
      await page
        .getByRole('dialog', { name: 'Edit Pipeline' })
        .getByRole('button', { name: 'Add New Stage' })
        .click()
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByText('Please give the stage a name.')).toBeVisible()
    },
  },
])
