import { leadName } from '@foyer/contract/leads/rules'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work-endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { expect, test } from '../fixtures'
import { leadList } from '../pages/lead-list'
import { previewPanel } from '../pages/preview'
import { call, leadsOf, type Session, workOn } from '../wire'

/** Leads that somebody has and that are not settled. */
const openLeads = async (base: string, session: Session) => {
  const { rows } = await leadsOf(base, session)
  return rows.filter(({ stage, assignee }) => assignee && !['won', 'lost'].includes(stage.kind))
}
const historyOf = async (base: string, session: Session, leadId: string) =>
  (await call(base, leadWorkEndpoints.logs, { leadId, kinds: [], after: undefined, limit: 30 }, session))
    .entries

test('ten leads are worked through without the mouse', async ({ page, enterAs, server, sessionOf }) => {
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
  for (let count = 1; count <= 10; count += 1) {
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
    if (count === 10) break
    await page.keyboard.press('n')
    await expect(name).not.toHaveText(seen.at(-1) ?? '')
  }
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  expect(new Set(seen).size).toBe(10)
  await expect(focused).toContainText(seen.at(-1) ?? '')
  const { rows } = await leadsOf(server.url, session)
  const worked = rows.filter((lead) => seen.includes(leadName(lead)))
  expect(worked.filter(({ callStatus }) => callStatus === 'no-response')).toHaveLength(10)
})

test('L-097 L-098 L-103 L-114 every kind of remark, and why somebody is not interested', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const session = await sessionOf('other')
  const [lead] = await openLeads(server.url, session)
  const id = lead?.id ?? ''
  const panel = previewPanel(page)
  await enterAs('other', panel.of(id))
  const said: [string, () => Promise<unknown>][] = [
    ['Call', async () => {}],
    ['Virtual Meeting', () => panel.choose('Meeting mode', 'Video call')],
    [
      'Client Visit',
      async () => {
        await panel.button('Not Interested').click()
        await panel.choose('Reason', 'Create your Own')
        await page.keyboard.type('Moves to Kochi')
      },
    ],
  ]
  for (const [type, more] of said) {
    await panel.remarkType(type).click()
    await panel.comment.fill(`About a ${type}`)
    await more()
    await panel.update.click()
    await expect(panel.updated).toBeVisible()
    await panel.button('Dismiss').click()
    await expect(panel.update).toBeDisabled()
  }
  await panel.log.click()
  await expect(panel.panel.getByText('About a Client Visit')).toBeVisible()
  const history = await historyOf(server.url, session, id)
  const remarks = history.filter(({ remark }) => remark?.startsWith('About a '))
  expect(remarks.map(({ remarkType }) => remarkType)).toEqual(['client-visit', 'virtual-meeting', 'call'])
  expect(history.map(({ sentence }) => sentence).join()).toContain('Moves to Kochi')
  expect(history.some(({ meetingMode }) => meetingMode === 'Video call')).toBe(true)
})

test('C-074 Won is asked for, taken back, meant, and opened again by an admin', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const session = await sessionOf('other')
  const lead = (await openLeads(server.url, session)).at(-1)
  const { id = '', stage } = lead ?? {}
  const name = lead ? leadName(lead) : ''
  const panel = previewPanel(page)
  await enterAs('other', panel.of(id))
  const win = async () => {
    await panel.choose('Stage', 'Won')
    await panel.update.click()
    await page.getByRole('button', { name: 'Mark as Won' }).click()
    await expect(page.getByRole('status').getByText(`${name} is Won`)).toBeVisible()
  }
  await win()
  await expect(panel.stage).toBeDisabled()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The move has been taken back.')).toBeVisible()
  await expect(panel.stage).toHaveValue(stage?.name ?? '')
  await win()
  await page.goto('/leads/9')
  const row = leadList(page).rows.filter({ hasText: name }).first()
  await row.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Reopen' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('The wrong flat')
  await page.getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByText('The lead is open again.')).toBeVisible()
  const { rows } = await leadsOf(server.url, session)
  expect(rows.find((one) => one.id === id)?.stage.id).toBe(stage?.id)
  const [first] = await historyOf(server.url, session, id)
  expect(first).toMatchObject({ kind: 'reopened', remark: 'The wrong flat' })
})

test('C-150 two people update one lead at once, and both are heard', async ({
  page,
  enterAs,
  server,
  sessionOf,
  browserConsole,
}) => {
  browserConsole.expect(/status of 409/)
  const session = await sessionOf('other')
  const lead = (await openLeads(server.url, session)).at(-2)
  const { id = '' } = lead ?? {}
  const { stages } = await call(server.url, pipelineEndpoints.get, {}, session)
  const [mine, theirs] = stages.filter(({ kind, id: each }) => kind === 'open' && each !== lead?.stage.id)
  const panel = previewPanel(page)
  await enterAs('other', panel.of(id))
  await panel.comment.fill('Wants to see the site')
  await panel.choose('Stage', mine?.name ?? '')
  await workOn(server.url, session, id, { stageId: theirs?.id, comment: 'Wants a price' })
  await panel.update.click()
  const dialog = page.getByRole('dialog', { name: 'Somebody changed this lead meanwhile' })
  for (const stage of [mine, theirs]) await expect(dialog.getByText(stage?.name ?? '')).toBeVisible()
  await dialog.getByRole('button', { name: 'Take all of theirs' }).click()
  await dialog.getByRole('button', { name: 'Save Lead' }).click()
  await expect(panel.updated).toBeVisible()
  await expect(panel.stage).toHaveValue(theirs?.name ?? '')
  const remarks = (await historyOf(server.url, session, id)).map(({ remark }) => remark)
  expect(remarks).toEqual(expect.arrayContaining(['Wants to see the site', 'Wants a price']))
})
