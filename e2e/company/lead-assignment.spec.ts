import { expect, test } from '../fixtures'
import { lookAt } from '../screens'

const address = '/leads/lead-management-settings/lead-assignment'
const label = 'Enable automatic lead assignment'

test('S-071 S-072 automatic assignment is switched on and off, and stays over a reload', async ({
  page,
  enterAs,
}) => {
  await enterAs('owner', address)
  const box = page.getByRole('checkbox', { name: label })
  await box.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('New leads are now assigned automatically.')).toBeVisible()
  await page.reload()
  await expect(box).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Assignment Method' })).toHaveValue('Round-Robin')
  await box.uncheck()
  await expect(page.getByText('New leads are no longer assigned automatically.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Assignment Method' })).toHaveCount(0)
})

lookAt([
  {
    name: 'S-070 the automatic assignment',
    only: 'narrow',
    who: 'sales6',
    address,
    reach: (page) => expect(page.getByRole('checkbox', { name: label })).toBeVisible(),
  },
])
