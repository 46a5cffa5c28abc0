import type { FormGeneration } from '@foyer/contract/fields/model'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { expect, test } from '../fixtures'
import { leadForm } from '../pages/lead-form'
import { leadList } from '../pages/lead-list'
import { expectTold } from '../told'
import { call } from '../wire'

test('L-018 L-130 L-164 L-178 a lead is added by each of the three forms and is in the list', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const session = await sessionOf('other')
  const openForm = async (generation: FormGeneration, title: string) => {
    await call(server.url, fieldEndpoints.saveLeadForm, { generation }, session)
    await enterAs('other', '/lms/')
    await page.getByRole('button', { name: 'Add Lead', exact: true }).click()
    return leadForm(page, title)
  }
  const isListed = async (name: string) => {
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(leadList(page).rows.filter({ hasText: name })).toHaveCount(1)
  }

  const short = await openForm(3, 'Add Client')
  await short.fill({
    'Client Name': 'Ishita Short',
    Email: 'ishita.short@example.in',
    'Contact Number': '9820010001',
  })
  await short.create('Lead Source', 'Housing Expo')
  await expect(short.field('Lead Source')).toHaveValue('Housing Expo')
  await short.create('Source Name', 'Stall 12')
  await expect(short.field('Source Name')).toHaveValue('Stall 12')
  await short.button('Add Client').click()
  await isListed('Ishita Short')

  const template = await openForm(2, 'Add New Lead')
  await template.fill({ 'First Name': 'Ishita', 'Last Name': 'Template', 'Contact Number': '9820010002' })
  await template.choose('Lead Source', 'Housing Expo')
  await template.button('Add Lead').click()
  await isListed('Ishita Template')

  const full = await openForm(1, 'Add Lead')
  await full.tab('Corporate').click()
  await full.fill({
    'Company Name': 'Ishita Full Pvt Ltd',
    'First Name': 'Ishita',
    'Last Name': 'Full',
    'Designation Name': 'Partner',
    'Phone Number': '9820010001',
  })
  await expect(full.dialog.getByText(/^Ishita Short, .* in /)).toBeVisible()
  await full.button('Create anyway').click()
  await full.button('Add Lead').click()
  await isListed('Ishita Full')
})

test('L-128 L-132 a whole lead is typed by keyboard, survives a reload and is saved', async ({
  page,
  enterAs,
}) => {
  await enterAs('other', '/lms/')
  await page.getByRole('button', { name: 'Add Lead', exact: true }).focus()
  await page.keyboard.press('Enter')
  const form = leadForm(page, 'Add Lead')
  await expect(form.field('First Name')).toBeFocused()
  await page.keyboard.type('Keya')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Board')
  await page.reload()
  await expect(form.field('Last Name')).toHaveValue('Board')
  await form.field('Email address').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('9820010003')
  await form.field('Work Scope').focus()
  await page.keyboard.type('Landscape')
  await page.keyboard.press('Enter')
  await expect(form.field('Work Scope')).toHaveValue('Landscape Service')
  await page.keyboard.press('Control+Enter')
  await expectTold(page, 'Added Successfully')
  await expect(leadList(page).rows.filter({ hasText: 'Keya Board' })).toHaveCount(1)
})

test('L-018 L-126 at 360 px a lead is begun, left and found again @phone', async ({ page, enterAs }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterAs('other', '/lms/')
  const add = page.getByRole('button', { name: 'Add Lead', exact: true })
  expect((await add.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await add.tap()
  const form = leadForm(page, 'Add Lead')
  await form.field('First Name').fill('Narrow')
  await form.field('Phone Number').fill('98200')
  await form.button('Add More Contacts').tap()
  await expect(form.dialog.getByText('Invalid phone number')).toBeVisible()
  await expect(form.dialog.getByPlaceholder('Lead POC')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.goBack()
  await expect(form.dialog).toHaveCount(0)
  await add.tap()
  await expect(form.field('First Name').first()).toHaveValue('Narrow')
  await form.button('Cancel').tap()
  await page
    .getByRole('dialog', { name: 'Do you want to discard the lead?' })
    .getByRole('button', { name: 'Yes' })
    .tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
