import { expect } from '../fixtures'
import { lookAt } from '../screens'

const who = 'owner' as const
const address = '/leads/lead-management-settings/teams'

lookAt([
  {
    name: 'S-029 the teams',
    only: 'narrow',
    who,
    address,
    reach: (page) => expect(page.getByText('Signature Projects')).toBeVisible(),
  },
  {
    name: 'S-034 a team',
    only: 'narrow',
    who,
    address,
    reach: async (page) => {
      await page.getByRole('button', { name: 'View Team Homes West' }).click()
      await expect(page.getByRole('dialog').getByText('Kavya Menon')).toBeVisible()
    },
  },
  {
    name: 'S-035 S-042 the dialog for a team',
    only: 'narrow',
    who,
    address,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Create New Team' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('checkbox', { name: 'Kavya Menon' }).check()
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByText('Please fill the Team Name')).toBeVisible()
    },
  },
])
