import { leadName } from '@foyer/contract/leads/rules'
import { expect, test } from '../fixtures'
import { leadList } from '../pages/lead-list'
import { previewPanel } from '../pages/preview'
import { leadsOf } from '../wire'

const howMany = 4

test('leads are worked through without the mouse', async ({ page, enterAs, server, sessionOf }) => {
  const session = await sessionOf('other')
  await enterAs('other', '/lms/')
  await expect(leadList(page).rows.first()).toBeVisible()
  const { name, panel, updated, comment } = previewPanel(page)
  await page.keyboard.press('j')
  await expect(leadList(page).rows.first()).toBeFocused()
  // Won leads are passed by: there is nothing to open.
  const focused = leadList(page).table.locator('[data-lead]:focus')
  while ((await focused.getAttribute('data-opens')) === null) await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const seen: string[] = []
  for (let count = 1; count <= howMany; count += 1) {
    await expect(previewPanel(page).update).toBeVisible()
    seen.push((await name.textContent()) ?? '')
    await page.keyboard.press('4')
    if (count === 1) {
      await page.keyboard.press('c')
      await expect(comment).toBeFocused()
      await page.keyboard.type('Rang, nobody there')
    }
    await page.keyboard.press('Control+Enter')
    await expect(updated).toBeVisible()
    if (count === howMany) break
    await page.keyboard.press('n')
    await expect(name).not.toHaveText(seen.at(-1) ?? '')
  }
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  expect(new Set(seen).size).toBe(howMany)
  await expect(focused).toContainText(seen.at(-1) ?? '')
  const { rows } = await leadsOf(server.url, session)
  const worked = rows.filter((lead) => seen.includes(leadName(lead)))
  expect(worked.filter(({ callStatus }) => callStatus === 'no-response')).toHaveLength(howMany)
})
