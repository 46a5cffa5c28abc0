import { expect, test } from '../fixtures'
import { expectTold } from '../told'

const address = '/leads/lead-management-settings/tags'

test('S-023 S-026 S-027 a tag is added by keyboard, edited, deleted and brought back', async ({
  page,
  enterAs,
}) => {
  await enterAs('owner', address)
  await page.getByRole('button', { name: 'Add Tag' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add Tag' })
  await expect(dialog.getByLabel('Tag Name')).toBeFocused()
  await page.keyboard.type('Rush orders now')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: 'Grey' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expectTold(page, 'Tag added successfully!')
  await expect(page.getByRole('button', { name: 'Add Tag' })).toBeFocused()

  const row = page.getByRole('row').filter({ hasText: 'Rush orders now' })
  await row.getByRole('button', { name: 'Edit Rush orders now' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Tag' })
  await expect(edit.getByLabel('Tag Name')).toHaveValue('Rush orders now')
  await edit.getByRole('radio', { name: 'Pink' }).check()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expectTold(page, 'Tag edited successfully!')

  const remove = async () => {
    await row.getByRole('button', { name: 'Delete Rush orders now' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expectTold(page, 'Tag deleted successfully!')
    await expect(row).toHaveCount(0)
  }
  await remove()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await remove()
})
