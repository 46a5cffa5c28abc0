import { readFile } from 'node:fs/promises'
import { exportHeadings } from '@foyer/contract/leads/list/export'
import { expect, test } from '../fixtures'
import { leadList } from '../pages/lead-list'
import { selection } from '../pages/selection'
import { leadsOf } from '../wire'

/** The small firm: nobody else counts its leads, and every journey puts back what it took. */
const firm = 'other'
const archive = '/leads/lead-management-settings/archived-leads'

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
  await said('Leads Archive Successfully')
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
  await expect.poll(left).toBe(pinned)
  for (const name of names) await box(name).click()
  await expect(count).toHaveText('2 Selected')
  await action('Unarchive').click()
  await said('Leads Unarchive Successfully')
  await expect(page.getByText('No archived leads')).toBeVisible()

  await page.goto('/lms/')
  await expect(total(40)).toBeVisible()
  await tickFirst(1)
  await action('Delete').click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await said('Delete Lead Successfully')
  await expect(total(39)).toBeVisible()
  await undo.click()
  await expect(total(40)).toBeVisible()
})

test('C-177 leads are moved to a stage together, and taken back', async ({ page, enterAs }) => {
  await enterAs(firm, '/lms/')
  const { tickFirst, action, said, undo, count } = selection(page)
  const { total, rowAt, cell } = leadList(page)
  await expect(total(40)).toBeVisible()
  await tickFirst(2)
  const stages = [1, 2].map((place) => cell(rowAt(place), 'Stage'))
  const before = await Promise.all(stages.map((stage) => stage.textContent()))

  await action('Move to stage').click()
  await page.getByRole('menuitem', { name: 'Lost' }).click()
  // Pressed twice, as on a slow line: it is done once.
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).dblclick()
  await said('2 leads moved to Lost')
  await expect(count).toBeHidden()
  for (const stage of stages) await expect(stage).toContainText('Lost')

  await undo.click()
  for (const [place, stage] of stages.entries()) await expect(stage).toHaveText(before[place] ?? '')
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
