import { expect, test } from '../fixtures'
import { pipelinePage, rulesAddress } from '../pages/pipeline'

test('S-054 S-058 S-059 S-060 S-062 a rule shows two details and +2; nothing new and a second pair are refused', async ({
  page,
  enterAs,
  browserConsole,
}) => {
  browserConsole.expect(/status of 409/)
  await enterAs('other', rulesAddress)
  const { button, dialog, told, row, choose } = pipelinePage(page)
  const add = dialog('Add New Rule')
  await button('Add New Rule').click()
  await choose('From Stage', 'Lost')
  await choose('To Stage', 'Won')
  await add.getByRole('button', { name: 'Add' }).click()
  await expect(told('Please fill in mandatory fields')).toBeVisible()
  for (const detail of ['City', 'Budget', 'E-mail', 'Contact No.']) await choose('Required Details*', detail)
  await page.keyboard.press('Escape')
  await add.getByRole('button', { name: 'Add' }).click()
  await expect(told('Stage rule added successfully')).toBeVisible()
  const rule = row('Lost Won')
  await expect(rule).toContainText('City')
  await expect(rule).not.toContainText('E-mail')
  await rule.getByRole('button', { name: /^\+2 / }).hover()
  await expect(page.getByRole('tooltip', { name: 'City, Budget, E-mail, Contact No.' })).toBeVisible()

  await button('Add New Rule').click()
  await choose('From Stage', 'Lost')
  await choose('To Stage', 'Won')
  await add.getByText('No', { exact: true }).click()
  await add.getByRole('button', { name: 'Add' }).click()
  await expect(told('Transition rule from Stage Lost to Stage Won already exists')).toBeVisible()
  await add.getByRole('button', { name: 'Cancel' }).click()

  const edit = dialog('Edit Stage Rule')
  await button('Edit rule from Lost to Won').click()
  await edit.getByRole('button', { name: 'Update' }).click()
  await expect(told('No changes to update')).toBeVisible()
  await choose('Required Details*', 'Area')
  await page.keyboard.press('Escape')
  await edit.getByRole('button', { name: 'Update' }).click()
  await expect(told('Stage rule updated successfully')).toBeVisible()
  await expect(rule.getByRole('button', { name: /^\+3 / })).toBeVisible()

  await button('Delete rule from Lost to Won').click()
  await dialog('Delete Stage Rule').getByRole('button', { name: 'Delete' }).click()
  await expect(rule).toBeHidden()
})
