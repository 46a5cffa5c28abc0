import { randomUUID } from 'node:crypto'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { expect, test } from '../fixtures'
import { fieldAddresses, fieldPages } from '../pages/fields'
import { leadForm } from '../pages/lead-form'
import { expectTold } from '../told'
import { call, leadsOf } from '../wire'

const own = (name: string) => `${name} ${randomUUID().slice(0, 6)}`

test('S-079 S-084 each of the six kinds is created, asked for by Add Lead and kept with the lead', async ({
  page,
  server,
  enterAs,
  sessionOf,
}) => {
  const session = await sessionOf('other')
  const mark = randomUUID().slice(0, 6)
  const kinds = [
    { type: 'Text', answer: 'East facing', stored: 'East facing' },
    { type: 'Number', answer: '3', stored: '3' },
    { type: 'Email', answer: 'site@example.in', stored: 'site@example.in' },
    { type: 'Website', answer: 'www.example.in', stored: 'www.example.in' },
    { type: 'Date', answer: '24-12-2027', stored: '2027-12-24' },
    { type: 'Drop-down', answer: 'Ready', stored: 'Ready' },
  ].map((kind) => ({ ...kind, name: `${kind.type} ${mark}` }))
  const fields = fieldPages(page)
  await enterAs('other', fieldAddresses.create)
  for (const { name, type } of kinds) {
    await fields.name.fill(name)
    await fields.section('Individual').check()
    await fields.chooseType(type)
    if (type === 'Drop-down') await fields.option(1).fill('Ready')
    await fields.saveAndAdd.click()
    await expect(fields.name).toHaveValue('')
  }

  await page.goto('/lms/')
  await page.getByRole('button', { name: 'Add Lead', exact: true }).click()
  const lead = leadForm(page, 'Add Lead')
  await lead.fill({ 'First Name': 'Six', 'Last Name': 'Kinds', 'Phone Number': '9820010010' })
  for (const { name, type, answer } of kinds)
    await (type === 'Drop-down' ? lead.choose(name, answer) : lead.field(name).fill(answer))
  await lead.button('Add Lead').click()
  await expect(lead.dialog).toHaveCount(0)

  const [added] = (await leadsOf(server.url, session, { search: 'Six Kinds' })).rows
  const id = added?.id ?? ''
  const { customValues } = await call(server.url, leadCaptureEndpoints.byId, { id }, session)
  const own = customValues.filter(({ label }) => label.endsWith(mark))
  expect(Object.fromEntries(own.map(({ label, value }) => [label, value]))).toEqual(
    Object.fromEntries(kinds.map(({ name, stored }) => [name, stored])),
  )

  const gone = { action: 'delete' as const, selection: { ids: [id] }, confirmCount: undefined }
  await call(server.url, leadListEndpoints.bulk, gone, session)
  for (const { fieldId } of own)
    await call(server.url, fieldEndpoints.edit, { kind: 'delete', id: fieldId }, session)
})

test('S-076 S-083 by keyboard alone: a field is created and deleted', async ({ page, enterAs }) => {
  const kept = own('Balcony')
  const fields = fieldPages(page)
  await enterAs('other', fieldAddresses.list)
  await fields.create.press('Enter')
  await expect(fields.name).toBeFocused()
  await page.keyboard.type(kept)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(fields.section('Individual')).toBeChecked()
  await fields.type.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Text' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(fields.type).not.toHaveValue('')
  await fields.save.press('Enter')
  await expectTold(page, 'Custom field added successfully!')
  await page.getByRole('button', { name: `Delete ${kept}` }).press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(fields.row(kept)).toHaveCount(0)
})
