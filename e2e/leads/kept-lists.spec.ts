import { expect, test } from '../fixtures'
import { expectTold } from '../told'

const address = '/leads/lead-management-settings/lists'

test('S6 an entry is added, moved by keyboard, renamed into a merge, and hidden with a way back', async ({
  page,
  enterAs,
}) => {
  await enterAs('owner', address)
  const add = async (name: string) => {
    await page.getByRole('button', { name: 'Add entry' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Lead Source' })
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expectTold(page, `“${name}” was added.`)
  }
  await add('Aaa fair')
  await add('Aab fair')
  const names = page.getByRole('rowheader')
  await expect(names.nth(1)).toHaveText('Aab fair')

  const up = page.getByRole('button', { name: 'Move up Aab fair' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(names.nth(0)).toHaveText('Aab fair')
  await expect(up).toBeFocused()
  await page.reload()
  await expect(names.nth(0)).toHaveText('Aab fair')

  await page.getByRole('button', { name: 'Hide Aab fair' }).click()
  await expectTold(page, '“Aab fair” is no longer offered.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectTold(page, '“Aab fair” is offered again.')

  await page.getByRole('button', { name: 'Rename Aab fair' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename “Aab fair”' })
  await rename.getByLabel('Name').fill('AAA FAIR')
  await rename.getByRole('button', { name: 'Merge into “Aaa fair”' }).click()
  const merge = page.getByRole('dialog', { name: 'Merge “Aab fair” into “Aaa fair”?' })
  await merge.getByRole('button', { name: 'Merge' }).click()
  await expectTold(page, '“Aab fair” was merged into “Aaa fair”.')
  await expect(page.getByRole('rowheader', { name: 'Aab fair' })).toHaveCount(0)
  await expect(names.nth(0)).toHaveText('Aaa fair')
})
