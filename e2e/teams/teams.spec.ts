import { expect, test } from '../fixtures'
import { expectTold } from '../told'

const address = '/leads/lead-management-settings/teams'

test('S-035 S-040 S-041 a team is put together, changed, deleted and brought back', async ({
  page,
  enterAs,
}) => {
  await enterAs('owner', address)
  await page.getByRole('button', { name: 'Create New Team' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Team' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please fill the Team Name')).toBeVisible()
  await expect(dialog.getByText('Please select the Team Members.')).toBeVisible()
  await page.keyboard.type('Villas')
  await dialog.getByRole('checkbox', { name: 'Kavya Menon' }).check()
  await expect(dialog.getByRole('checkbox', { name: 'Select All' })).toBeChecked({ indeterminate: true })
  await dialog.getByRole('checkbox', { name: 'Select All' }).check()
  await dialog.getByRole('button', { name: 'Remove Ira Malhotra' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectTold(page, 'Team created successfully')

  await page.getByRole('button', { name: 'View Team Villas' }).click()
  const view = page.getByRole('dialog', { name: 'View Team' })
  await view.getByRole('searchbox').fill('kavya')
  await expect(view.getByRole('listitem')).toHaveCount(1)
  await view.getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Team' })
  await expect(edit.getByLabel('Team Name')).toHaveValue('Villas')
  await edit.getByRole('checkbox', { name: 'Kavya Menon' }).uncheck()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expectTold(page, 'Team updated successfully')
  await expect(page.getByRole('button', { name: 'View Team Villas' })).toBeFocused()

  const row = page.getByRole('row').filter({ hasText: 'Villas' })
  const remove = async () => {
    await row.getByRole('button', { name: 'Delete Villas' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expectTold(page, 'Team deleted successfully')
    await expect(row).toHaveCount(0)
  }
  await remove()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await remove()
})

test('S-035 S-041 by keyboard alone: a team is created and deleted', async ({ page, enterAs }) => {
  await enterAs('other', address)
  await page.getByRole('button', { name: 'Create New Team' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Create New Team' })
  await expect(dialog.getByLabel('Team Name')).toBeFocused()
  await page.keyboard.type('Kitchens')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('searchbox', { name: 'Search available members' })).toBeFocused()
  await page.keyboard.type('tejal')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('checkbox', { name: 'Tejal Bhamre' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('button', { name: 'Remove Tejal Bhamre' })).toBeVisible()
  await dialog.getByLabel('Team Name').press('Enter')
  await expectTold(page, 'Team created successfully')
  await expect(page.getByRole('button', { name: 'Create New Team' })).toBeFocused()

  await page.getByRole('button', { name: 'Delete Kitchens' }).press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectTold(page, 'Team deleted successfully')
  await expect(page.getByRole('button', { name: 'Delete Kitchens' })).toHaveCount(0)
})
