import { tagEndpoints } from '@foyer/contract/wire/tags'
import { expect, test } from '../fixtures'
import { call } from '../wire'

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
  await page.keyboard.type('Rush orders nowadays')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: 'Grey' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tag added successfully!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Tag' })).toBeFocused()

  const row = page.getByRole('row').filter({ hasText: 'Rush orders now' })
  await row.getByRole('button', { name: 'Edit Rush orders now' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Tag' })
  await expect(edit.getByLabel('Tag Name')).toHaveValue('Rush orders now')
  await edit.getByRole('radio', { name: 'Pink' }).check()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Tag edited successfully!')).toBeVisible()

  const remove = async () => {
    await row.getByRole('button', { name: 'Delete Rush orders now' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Tag deleted successfully!')).toBeVisible()
    await expect(row).toHaveCount(0)
  }
  await remove()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await remove()
})

test('S-022 S-028 somebody without crm edit reads and searches, and is told', async ({ page, enterAs }) => {
  await enterAs('sales6', address)
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('BHK')
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(page).toHaveURL(/search=BHK/)
  await page.getByRole('button', { name: 'Add Tag' }).click()
  await expect(page.getByText('Access disabled by Admin')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('S-024 S-025 the tenth tag takes the last free colour, and the eleventh may have any', async ({
  page,
  server,
  enterAs,
  sessionOf,
}) => {
  const session = await sessionOf('other')
  const tags = () => call(server.url, tagEndpoints.list, {}, session)
  const before = await tags()
  const [freed] = before
  if (before.length !== 10 || !freed) throw new Error('the small firm has ten tags, one of each colour')
  await call(server.url, tagEndpoints.edit, { kind: 'delete', id: freed.id }, session)

  await enterAs('other', address)
  const dialog = page.getByRole('dialog', { name: 'Add Tag' })
  const colours = dialog.getByRole('radio')
  const add = async (name: string, colour: string) => {
    await dialog.getByLabel('Tag Name').fill(name)
    await page.keyboard.press('Enter')
    await dialog.getByRole('radio', { name: colour }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
  }
  await expect(page.getByText('Villa')).toBeVisible()
  await page.getByRole('button', { name: 'Add Tag' }).click()
  await expect(colours).toHaveCount(1)
  await add('Tenth', freed.colour)
  await page.getByRole('button', { name: 'Add Tag' }).click()
  await expect(dialog.getByText(/^Every colour is in use/)).toBeVisible()
  await expect(colours).toHaveCount(10)
  await add('Eleventh', 'Grey')
  await expect(page.getByText('Tag added successfully!')).toBeVisible()

  for (const { id } of (await tags()).filter((tag) => before.every((known) => known.id !== tag.id)))
    await call(server.url, tagEndpoints.edit, { kind: 'delete', id }, session)
  await call(server.url, tagEndpoints.edit, { kind: 'restore', id: freed.id }, session)
  expect(await tags()).toHaveLength(10)
})
