import { expect, test } from '../fixtures'
import { expectTold } from '../told'

test('a project is found by Ctrl+K, worked on, and everything stands in its log', async ({
  page,
  enterAs,
}) => {
  await enterAs('owner', '/pmt/')
  await expect(page.getByRole('link', { name: 'Kapoor residence' })).toBeVisible()
  await page.keyboard.press('Control+K')
  await page.getByRole('combobox', { name: /^Search leads/ }).fill('kapoor resid')
  await page.getByRole('option', { name: /^Kapoor residence/ }).click()
  await expect(page.getByRole('heading', { name: 'Kapoor residence' })).toBeVisible()

  await page.getByRole('region', { name: 'Facts' }).getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit project' })
  await dialog.getByRole('textbox', { name: 'Value' }).fill('32.5 lakh')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectTold(page, 'Project saved')
  await expect(page.getByText('₹32,50,000')).toBeVisible()

  await page.getByRole('tab', { name: 'Tasks' }).click()
  await page.getByRole('button', { name: 'Add Task' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Choose the door handles')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expectTold(page, 'Task created')
  await page.getByRole('checkbox', { name: 'Mark “Choose the door handles” as done' }).click()
  await expectTold(page, 'Task done')

  await page.getByRole('tab', { name: 'Log' }).click()
  await expect(page.getByText('Changed: Value')).toBeVisible()
  await expect(page.getByText('Task done: Choose the door handles')).toBeVisible()
})

test('the place of a project is set on the map by keyboard, and taken away again', async ({
  page,
  enterAs,
}) => {
  await enterAs('owner', '/pmt/?search=kapoor')
  await page.getByRole('link', { name: 'Kapoor residence' }).click()
  const facts = page.getByRole('region', { name: 'Facts' })
  await facts.getByRole('button', { name: 'Set on the map' }).click()
  const dialog = page.getByRole('dialog', { name: 'Location on the map' })
  await dialog.getByRole('button', { name: /^Marker/ }).focus()
  await page.keyboard.press('ArrowUp')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectTold(page, 'Location saved')
  // Pune, where the project is.
  await expect(facts.getByText(/^18\.\d+, 73\.\d+$/)).toBeVisible()
  await facts.getByRole('button', { name: 'Change' }).click()
  await dialog.getByRole('button', { name: 'Remove the location' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(facts.getByRole('button', { name: 'Set on the map' })).toBeVisible()
})

test('a project is deleted and comes back by Undo', async ({ page, enterAs }) => {
  await enterAs('owner', '/pmt/?search=residence')
  const link = page
    .getByRole('link', { name: /residence$/ })
    .filter({ hasNotText: 'Kapoor' })
    .last()
  const name = (await link.textContent()) ?? ''
  await link.click()
  await page.getByRole('button', { name: 'Actions for this project' }).click()
  await page.getByRole('menuitem', { name: 'Delete project' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete project' }).click()
  await expectTold(page, 'Project deleted')
  await expect(page).toHaveURL('/pmt/')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
})
