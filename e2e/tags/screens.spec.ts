import { expect } from '../fixtures'
import { lookAt } from '../screens'

const who = 'owner' as const
const address = '/leads/lead-management-settings/tags'

lookAt([
  {
    name: 'S-021 the tags',
    only: 'narrow',
    who,
    address,
    reach: (page) => expect(page.getByText('Modular Kitchen')).toBeVisible(),
  },
  {
    name: 'S-023 the dialog for a tag',
    only: 'narrow',
    who,
    address,
    reach: async (page) => {
      await expect(page.getByText('Modular Kitchen')).toBeVisible()
      await page.getByRole('button', { name: 'Add Tag' }).click()
      await page.getByRole('radio', { name: 'Cyan Blue' }).check()
    },
  },
])
