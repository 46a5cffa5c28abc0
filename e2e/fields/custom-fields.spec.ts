import { randomUUID } from 'node:crypto'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { expect, test } from '../fixtures'
import { fieldAddresses, fieldPages } from '../pages/fields'
import { call } from '../wire'

const own = (name: string) => `${name} ${randomUUID().slice(0, 6)}`

test('S-076 S-077 S-082 S-083 S-084 a field is created, changed and deleted', async ({
  page,
  server,
  enterAs,
  sessionOf,
}) => {
  const [vastu, seats] = [own('Vastu'), own('Seats')]
  const fields = fieldPages(page)
  await enterAs('other', fieldAddresses.list)
  await fields.create.click()
  await expect(fields.name).toBeFocused()
  await expect(fields.save).toBeDisabled()
  await fields.name.fill(vastu)
  await fields.section('Individual').check()
  await fields.chooseType('Drop-down')
  await fields.option(1).fill('Yes')
  await page.keyboard.press('Enter')
  await page.keyboard.type('No')
  await fields.saveAndAdd.click()
  await expect(page.getByText('Custom field added successfully!')).toBeVisible()
  await expect(fields.name).toHaveValue('')
  await expect(fields.name).toBeFocused()

  await fields.name.fill(seats)
  await fields.section('Corporate').check()
  await fields.chooseType('Number')
  await fields.save.click()
  await expect(page).toHaveURL(fieldAddresses.list)
  await expect(fields.row(seats)).toContainText('Corporate')
  await expect(fields.row(vastu)).toContainText('Drop-down')

  const session = await sessionOf('other')
  const individual = await call(server.url, fieldEndpoints.listNew, {}, session)
  expect(individual.find(({ name }) => name === vastu)?.options).toEqual(['Yes', 'No'])
  expect(individual.some(({ name }) => name === seats)).toBe(false)

  await fields
    .row(vastu)
    .getByRole('button', { name: `Edit ${vastu}` })
    .click()
  await fields.name.fill(`${vastu} check`)
  await fields.save.click()
  await expect(page.getByText('Custom field edited successfully!')).toBeVisible()

  for (const name of [`${vastu} check`, seats]) {
    await fields
      .row(name)
      .getByRole('button', { name: `Delete ${name}` })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(fields.row(name)).toHaveCount(0)
  }
})

test('S-080 S-081 a default field by keyboard alone: only options and required can be changed', async ({
  page,
  enterAs,
}) => {
  const fields = fieldPages(page)
  await enterAs('owner', fieldAddresses.list)
  const row = fields.row('Property Type')
  const edit = row.getByRole('button', { name: 'Edit Property Type' })
  await edit.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip', { name: 'This field can’t be deleted' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await edit.focus()
  await page.keyboard.press('Enter')
  await expect(
    page.getByText('The name cannot be modified because it serves a general purpose'),
  ).toBeVisible()
  await expect(fields.name).toBeDisabled()
  await expect(fields.type).toBeDisabled()
  await expect(fields.section('Individual')).toBeDisabled()
  await expect(fields.option(1)).toBeEditable()
  await fields.cancel.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(fieldAddresses.list)
})
