import type { LeadFormChange } from '@foyer/contract/fields/model'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { expect, test } from '../fixtures'
import { fieldAddresses, fieldPages } from '../pages/fields'
import { leadForm } from '../pages/lead-form'
import { call } from '../wire'

test('C-017 C-068 the lead form is chosen and its fields are set; a reload keeps them, and Add Lead asks for them', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const form = fieldPages(page)
  await enterAs('other', fieldAddresses.form)
  await expect(form.generation('Full form')).toBeChecked()
  await form.generation('Configurable form').check()
  await page.getByRole('checkbox', { name: 'City is mandatory' }).check()
  await form.answer('City').getByText('List of choices').click()
  await form.choices('City').fill('Pune')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Mumbai')
  await page.keyboard.press('Enter')
  await form.saveForm.click()
  await expect(page.getByText('Lead form saved')).toBeVisible()

  await page.reload()
  await expect(form.generation('Configurable form')).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'City is mandatory' })).toBeChecked()
  await expect(page.getByText('Mumbai')).toBeVisible()

  await page.goto('/lms/')
  await page.getByRole('button', { name: 'Add Lead', exact: true }).click()
  const lead = leadForm(page, 'Add New Lead')
  await lead.fill({ 'First Name': 'Mira', 'Last Name': 'Joshi', 'Contact Number': '9820010009' })
  await lead.button('Add Lead').click()
  await expect(lead.field('City')).toBeFocused()
  await expect(lead.dialog.getByRole('alert').getByText('Please enter city.')).toBeVisible()
  await lead.choose('City', 'Mumbai')
  await expect(lead.dialog.getByRole('alert').getByText('Please enter city.')).toBeHidden()
  await lead.button('Cancel').click()
  await page.getByRole('button', { name: 'Yes' }).click()

  const asBefore: LeadFormChange = { generation: 1, fields: { city: { isMandatory: false, choices: [] } } }
  await call(server.url, fieldEndpoints.saveLeadForm, asBefore, await sessionOf('other'))
})
