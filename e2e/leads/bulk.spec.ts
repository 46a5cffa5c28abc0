import { readFile } from 'node:fs/promises'
import { exportHeadings } from '@foyer/contract/leads/export'
import { expect, test } from '../fixtures'
import { leadList } from '../pages/lead-list'
import { selection } from '../pages/selection'
import { leadsOf } from '../wire'

/** The small firm: nobody else counts its leads, and every journey puts back what it took. */
const firm = 'other'
const archive = '/leads/lead-management-settings/archived-leads'

test('L-206 L-207 L-209 L-210 L-211 one lead and many are assigned, and taken back', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const session = await sessionOf(firm)
  const unassigned = async () => (await leadsOf(server.url, session, { tab: 'unassigned', limit: 1 })).total
  const before = await unassigned()
  await enterAs(firm, '/lms/')
  const { tickFirst, action, dialog, said, undo, bar, box } = selection(page)
  const choose = async (label: string) => {
    await dialog.getByRole('combobox', { name: 'Assign To' }).click()
    await page.getByRole('option', { name: label, exact: true }).click()
  }

  await tickFirst(3)
  await action('Assign to').click()
  await expect(dialog.getByText('3 Leads Selected')).toBeVisible()
  await choose('Unassigned')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(said('Assign Lead Successfully')).toBeVisible()
  await expect(bar).toBeHidden()
  expect(await unassigned()).toBeGreaterThan(before)
  await undo.click()
  await expect.poll(unassigned).toBe(before)

  const [name = ''] = await tickFirst(1)
  await action('Assign to').click()
  await expect(dialog.getByText(name)).toBeVisible()
  await choose('Unassigned')
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(bar).toBeHidden()
  await leadList(page).tab('Unassigned').click()
  await expect(leadList(page).total(before + 1)).toBeVisible()
  await expect(box(name)).toBeVisible()
  await undo.click()
  await expect(box(name)).toBeHidden()
  await expect.poll(unassigned).toBe(before)
})

test('L-069 L-077 C-066 S-044 S-047 S-051 leads are archived and brought back, deleted and restored', async ({
  page,
  enterAs,
}) => {
  await enterAs(firm, '/lms/')
  const { tickFirst, action, dialog, said, undo, count, box } = selection(page)
  const { total } = leadList(page)
  await expect(total(40)).toBeVisible()

  const names = await tickFirst(2)
  await action('Archive').click()
  await expect(said('Leads Archive Successfully')).toBeVisible()
  await expect(total(38)).toBeVisible()
  await page.goto(archive)
  await expect(box(names[0] ?? '')).toBeVisible()
  const left = async () => (await box(names[0] ?? '').boundingBox())?.x
  const pinned = await left()
  const scrolled = await page.getByRole('table').evaluate((table) => {
    const frame = table.parentElement as HTMLElement
    frame.scrollLeft = 300
    return frame.scrollLeft
  })
  expect(scrolled).toBeGreaterThan(100)
  expect(await left()).toBe(pinned)
  for (const name of names) await box(name).click()
  await expect(count).toHaveText('2 Selected')
  await action('Unarchive').click()
  await expect(said('Leads Unarchive Successfully')).toBeVisible()
  await expect(page.getByText('No archived leads')).toBeVisible()

  await page.goto('/lms/')
  await expect(total(40)).toBeVisible()
  await tickFirst(1)
  await action('Delete').click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(said('Delete Lead Successfully')).toBeVisible()
  await expect(total(39)).toBeVisible()
  await undo.click()
  await expect(total(40)).toBeVisible()
})

test('two leads are merged, and taken apart again from the lead that stayed', async ({ page, enterAs }) => {
  await enterAs(firm, '/lms/')
  const { tickFirst, action, dialog, said, box, bar } = selection(page)
  const { total } = leadList(page)
  await expect(total(40)).toBeVisible()
  const [kept = '', merged = ''] = await tickFirst(2)
  await action('Merge').click()
  await expect(dialog.getByText('After the merge')).toBeVisible()
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(said('Leads merged successfully')).toBeVisible()
  await expect(total(39)).toBeVisible()

  await page.reload()
  await box(kept).click()
  await bar.getByRole('button', { name: `Undo merge with ${merged}` }).click()
  await expect(said('The two leads are apart again.')).toBeVisible()
  await expect(total(40)).toBeVisible()
})

test('L-015 L-230 the export holds what the list shows', async ({ page, enterAs, server, sessionOf }) => {
  const { total } = await leadsOf(server.url, await sessionOf('owner'), { tab: 'won', limit: 1 })
  await enterAs('owner', '/leads/9')
  await expect(leadList(page).total(total)).toBeVisible()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toBe('lead_data.csv')
  const text = await readFile(await file.path(), 'utf8')
  const [head, ...lines] = text.replace('\ufeff', '').trimEnd().split('\r\n')
  expect(head).toBe(exportHeadings.join(','))
  expect(lines).toHaveLength(total)
  for (const line of lines) expect(line).toContain(',Won')
})
