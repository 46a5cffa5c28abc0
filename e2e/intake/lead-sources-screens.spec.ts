import { expect } from '../fixtures'
import { lookAt } from '../screens'

const who = 'owner' as const
const address = '/leads/lead-management-settings/lead-sources'

lookAt([
  {
    name: 'the lead sources',
    who,
    address,
    reach: (page) => expect(page.getByRole('button', { name: 'Add lead source' })).toBeVisible(),
  },
  {
    name: 'the dialog for a lead source',
    only: 'narrow',
    who,
    address,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Add lead source' }).click()
      await expect(page.getByRole('dialog', { name: 'Add lead source' })).toBeVisible()
    },
  },
])
