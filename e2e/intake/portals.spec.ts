import { expect, test } from '../fixtures'
import { expectTold } from '../told'
import { forgetLeads } from '../wire'

const address = '/leads/lead-management-settings/lead-sources'

test('a portal is mapped by clicking the fields of what it sent, and what had failed becomes a lead', async ({
  page,
  server,
  enterAs,
  sessionOf,
  request,
}) => {
  await enterAs('owner', address)
  await page.getByRole('button', { name: 'Add lead source' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add lead source' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Trade fair tablet')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expectTold(page, '“Trade fair tablet” was added.')

  await expect(page.getByText('Nothing has come in yet', { exact: true })).toBeVisible()
  const enquiries = page.getByRole('textbox', { name: 'Address for enquiries' })
  await expect(enquiries).not.toHaveValue('')
  const hook = await enquiries.inputValue()
  const sent = { besucher: 'Leela Menon', rueckruf: '98450 77123', halle: '7' }
  const answer = await request.post(hook, { data: sent })
  expect([answer.status(), await answer.json()]).toEqual([
    200,
    { code: 200, status: 'RECEIVED', message: 'Received' },
  ])

  const failed = page.getByRole('table', { name: 'Failed' })
  await expect(failed.getByText(/^No phone number and no email was found/)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Leela Menon')).toBeVisible()
  for (const [path, field] of [
    ['besucher', 'Full Name'],
    ['rueckruf', 'Phone Number'],
  ]) {
    await page.getByRole('combobox', { name: `Field for ${path}` }).click()
    await page.getByRole('option', { name: field, exact: true }).click()
  }
  await page.getByRole('button', { name: 'Save fields' }).click()
  await expectTold(page, 'The fields were saved. They count from now on.')
  await page.getByRole('button', { name: 'Retry all' }).click()
  await page.getByRole('link', { name: 'New Lead' }).click({ timeout: 20_000 })
  const head = page.getByRole('heading', { name: 'Leela Menon' })
  await expect(head).toBeVisible()
  await expect(page.getByText('The Lead came in through Trade fair tablet')).toBeVisible()
  // An open page of a lead asks for it once more when it hears that it is gone.
  await page.goBack()
  await expect(head).toBeHidden()
  await forgetLeads(server.url, await sessionOf('owner'), 'Leela Menon')
})
