import { expect, test } from '../fixtures'
import { importDialog } from '../pages/import-dialog'
import { leadList } from '../pages/lead-list'
import { expectTold } from '../told'
import { forgetLeads } from '../wire'

test('L-016 L-212 L-225 L-226 a file is repaired in place and imported, adds nothing the second time, and is undone', async ({
  page,
  enterAs,
  expectAccessible,
}) => {
  const lines = [
    'Customer Name,Mobile No.,City',
    'Ishaan Importwala,98330 10001,Pune',
    'Jhanvi Importwala,98330,Nashik',
  ]
  const rows = leadList(page).rows.filter({ hasText: 'Importwala' })
  const { dialog, open, choose, cell, button, total, close } = importDialog(page)
  await enterAs('owner', '/lms/')

  await open()
  await choose('expo.csv', lines)
  await expect(dialog.getByText('50%')).toBeVisible()
  await expect(dialog.getByText('1 problem in 1 row')).toBeVisible()
  await expectAccessible()
  await button('Import').click()
  await expect(page.getByText('Phone Number is not valid for Jhanvi Importwala')).toBeVisible()
  await expect(dialog.getByText('1 row cannot be imported')).toBeVisible()
  await expectAccessible()

  await button('Show row 3').click()
  await expect(cell('Phone Number, row 3')).toBeFocused()
  await cell('Phone Number, row 3').fill('98330 10002')
  await expect(dialog.getByText('No problems')).toBeVisible()
  await button('Import').click()
  await expectTold(page, 'File uploaded successfully!')
  await expect(total('Created')).toHaveText('2')
  await expectAccessible()
  await close()
  await expect(rows).toHaveCount(2)

  await open()
  await choose('expo.csv', lines)
  await cell('Phone Number, row 3').fill('9833010002')
  await expect(dialog.getByText('2 rows are of people you know already')).toBeVisible()
  await button('Import').click()
  await expect(total('Skipped')).toHaveText('2')
  await expect(total('Created')).toHaveText('0')
  await expect(dialog.getByText('Already a lead: Ishaan Importwala')).toBeVisible()
  await close()
  await expect(rows).toHaveCount(2)

  await open()
  await button('Earlier imports').click()
  const earlier = page.getByRole('dialog', { name: 'Earlier imports' })
  await expect(earlier.getByText('2 created, 0 updated, 0 skipped')).toBeVisible()
  await expectAccessible()
  await earlier
    .getByRole('row', { name: /2 created/ })
    .getByRole('button', { name: /^Show/ })
    .click()
  await button('Undo import').click()
  const question = page.getByRole('dialog', { name: 'Undo this import?' })
  await question.getByRole('button', { name: 'Undo import' }).click()
  await expectTold(page, 'The import was undone.')
  await expect(dialog.getByText('This import was undone.')).toBeVisible()
  await close()
  await expect(rows).toHaveCount(0)
})

test('L-212 L-214 at 390 px a sample is downloaded, and a file repaired and imported @phone', async ({
  page,
  server,
  enterAs,
  sessionOf,
  expectAccessible,
}) => {
  const { dialog, open, choose, cell, button, total, close } = importDialog(page)
  await enterAs('owner', '/lms/')
  await open()
  const download = page.waitForEvent('download')
  await button('Download Sample').tap()
  expect((await download).suggestedFilename()).toBe('lead_import_sample.xlsx')

  await choose('fair.csv', [
    'Name;Mobile;City',
    'Narmada Handwala;9833020001;Pun3',
    'Omkar Handwala;9833020002;Pune',
  ])
  await cell('City, row 2').fill('Pune')
  await expect(dialog.getByText('No problems')).toBeVisible()
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Close without importing?' })
  await question.getByRole('button', { name: 'Cancel' }).tap()
  await expect(cell('City, row 2')).toHaveValue('Pune')
  await button('Import').tap()
  await expectTold(page, 'File uploaded successfully!')
  await expect(total('Created')).toHaveText('2')
  await close()
  await expect(page.getByText('Narmada Handwala')).toBeVisible()
  await forgetLeads(server.url, await sessionOf('owner'), 'Handwala')
})
