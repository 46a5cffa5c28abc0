import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const plan = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const openTab = async (page: Page, tab: string) => {
  await page.getByRole('link', { name: 'Kapoor residence' }).first().click()
  await page.getByRole('tab', { name: tab }).click()
}
const menuOf = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test('files of a project: folders, several uploads, preview, download, sharing, moving, deleting with undo', async ({
  page,
  enterAs,
  expectAccessible,
}) => {
  await enterAs('owner', '/pmt/')
  await openTab(page, 'Files')
  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Site photos')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Site photos', exact: true }).click()
  await expect(page.getByText('No files here yet')).toBeVisible()
  await page.getByLabel('Choose files to upload').setInputFiles([
    { name: 'Wall.png', mimeType: 'image/png', buffer: plan },
    { name: 'Notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Damp behind the wardrobe') },
  ])
  const file = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(file('Wall.png')).toBeVisible()
  await expect(file('Notes.txt')).toBeVisible()
  await expectAccessible()

  await file('Wall.png').click()
  const preview = page.getByRole('dialog', { name: 'Wall.png' })
  await expect(preview.getByRole('img', { name: 'Wall.png' })).toBeVisible()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    preview.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('Wall.png')
  await page.keyboard.press('Escape')

  await menuOf(page, 'Wall.png', 'Share with client')
  await expect(page.getByRole('switch', { name: 'Share Wall.png with the client' })).toBeChecked()
  await menuOf(page, 'Notes.txt', 'Rename')
  await page.getByRole('textbox', { name: 'Name' }).fill('Damp report')
  await page.keyboard.press('Enter')
  await expect(file('Damp report.txt')).toBeVisible()

  await menuOf(page, 'Damp report.txt', 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(file('Damp report.txt')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(file('Damp report.txt')).toBeVisible()

  await page.getByRole('checkbox', { name: 'Select Damp report.txt' }).check()
  await page.getByRole('checkbox', { name: 'Select Wall.png' }).check()
  await expect(page.getByText('2 files selected')).toBeVisible()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByRole('combobox', { name: 'Into' }).click()
  await page.getByRole('option', { name: 'Drawings' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByText('No files here yet')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search files' }).fill('damp')
  await expect(file('Damp report.txt')).toBeVisible()
  await expect(page.getByText('in Drawings')).toBeVisible()

  await page.getByRole('tab', { name: 'Log' }).click()
  await expect(page.getByText(/^File added: Wall\.png/)).toBeVisible()
})

test('minutes are written by keyboard, a point becomes a task, and everybody gets a mail', async ({
  page,
  enterAs,
  mail,
  expectAccessible,
}) => {
  await enterAs('admin', '/pmt/')
  await openTab(page, 'Minutes')
  await page.getByRole('button', { name: 'Write minutes' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.type('Lighting review')
  await page.getByRole('button', { name: 'Add the client' }).click()
  await page.getByRole('button', { name: 'Add somebody else' }).click()
  await expect(page.getByRole('textbox', { name: 'Name of person 2' })).toBeFocused()
  await page.keyboard.type('Suresh Electricals')
  await page.keyboard.press('Tab')
  await page.keyboard.type('suresh@lights.example')
  await page.getByRole('textbox', { name: 'Point 1', exact: true }).click()
  await page.keyboard.type('Move the spots over the counter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Order the pendant lamps')
  await page.locator('input[aria-label="Who does point 1"]').fill('Suresh Electricals')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save' }).click()
  const send = page.getByRole('button', { name: 'Send by email' })
  await expect(send).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'Make a task of point 2' }).click()
  await page.getByRole('button', { name: 'Make the task' }).click()
  await expect(page.getByText('Task made')).toBeVisible()
  await expect(page.getByText('Task', { exact: true })).toBeVisible()

  const before = mail.received.length
  await send.click()
  await page.getByRole('button', { name: 'Send 2 mails' }).click()
  await expect(page.getByText('Sent to 2 people')).toBeVisible()
  const sent = () => mail.received.slice(before).filter(({ subject }) => subject?.includes('Lighting review'))
  await expect.poll(() => sent().length, { timeout: 30_000 }).toBe(2)
  const letter = sent().find(({ to }) => JSON.stringify(to).includes('suresh@lights.example'))
  expect(letter?.text).toContain('For you')
  expect(letter?.text).toContain('1. Move the spots over the counter')

  await page.getByRole('switch', { name: 'Client sees these minutes' }).check()
  await expect(page.getByText('Shared with the client')).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Lighting review' })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Lighting review' })).toBeVisible()
  await page.getByRole('tab', { name: 'Tasks' }).click()
  await expect(page.getByText('Order the pendant lamps')).toBeVisible()
})
