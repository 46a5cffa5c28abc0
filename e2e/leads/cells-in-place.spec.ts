import type { EditedColumn } from '@foyer/contract/leads/list/cell-edits'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import type { Page } from '@playwright/test'
import { addLead } from '../add-lead'
import { expect, test } from '../fixtures'
import { forgetLead } from '../forget-lead'
import { leadList } from '../pages/lead-list'
import { lookAt } from '../screens'
import { call } from '../wire'

/** The small firm: nobody else counts its leads. */
const firm = 'other'
const name = 'Tara Deshpande'
const [firstName = '', lastName = ''] = name.split(' ')

const cellsOf = (page: Page) => {
  const row = leadList(page).rows.filter({ hasText: name })
  const cell = (column: EditedColumn) => row.locator(`[data-edit="${column}"]`)
  return {
    row,
    cell,
    /** From the row along its cells, as far as this one. */
    reach: async (column: EditedColumn) => {
      await row.focus()
      await expect(async () => {
        await page.keyboard.press('ArrowRight')
        await expect(cell(column)).toBeFocused({ timeout: 100 })
      }).toPass({ intervals: [20] })
    },
    undo: async () => {
      await page.getByRole('button', { name: 'Undo' }).last().click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
    },
  }
}

test('Sales floor cells of the list are edited where they stand, by mouse and by keys, and taken back', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  test.setTimeout(120_000)
  const session = await sessionOf(firm)
  const { stages } = await call(server.url, pipelineEndpoints.get, {}, session)
  const [first = '', second = ''] = stages.filter(({ kind }) => kind === 'open').map((stage) => stage.name)
  const assigned = stages.find(({ kind }) => kind === 'assigned')?.name ?? ''
  const somebody = { firstName, lastName, phone: '+91 9812345670' }
  const id = await addLead(server.url, session, somebody, { assigneeId: session.userId })
  try {
    await enterAs(firm, `/lms/?search=${encodeURIComponent(name)}`)
    const { cell, reach, row, undo } = cellsOf(page)
    const choose = (item: string) => page.getByRole('menuitem', { name: item, exact: true }).click()
    const panel = page.getByRole('dialog')

    await test.step('by mouse', async () => {
      await cell('stage').click()
      await choose(first)
      await expect(cell('stage')).toHaveText(first)
      await undo()
      await expect(cell('stage')).toHaveText(assigned)
      await cell('callStatus').click()
      await choose('No Response')
      await expect(cell('callStatus')).toContainText('No Response')
      await undo()
      await expect(cell('callStatus')).toContainText('New Lead')
      await cell('followUp').click()
      await panel.getByRole('button', { name: 'Tomorrow' }).click()
      await panel.getByRole('button', { name: '11:00 AM' }).click()
      await expect(cell('followUp')).toContainText('Tomorrow, 11:00 AM')
      await undo()
      await expect(cell('followUp')).toHaveText('–')
      await cell('budget').click()
      await expect(panel.getByRole('textbox', { name: 'Budget' })).toBeFocused()
      await page.keyboard.insertText('25 lakh')
      await row.locator('[data-column="history"]').click()
      await expect(cell('budget')).toHaveText('₹25,00,000')
      await page.keyboard.press('Escape')
      await cell('expectedClosure').click()
      await panel.getByRole('textbox').fill('24-12-2030')
      await page.keyboard.press('Enter')
      await expect(cell('expectedClosure')).toHaveText('24 Dec 2030')
      await cell('assignee').click()
      await panel.getByRole('option', { name: 'Unassigned' }).click()
      await expect(cell('assignee')).toHaveText('–')
      await undo()
      await expect(cell('assignee')).not.toHaveText('–')
    })

    await test.step('by keys', async () => {
      const at = async (column: EditedColumn) => {
        await expect(panel).toBeHidden()
        await expect(page.getByRole('menu')).toBeHidden()
        await expect(cell(column)).toBeFocused()
      }
      await reach('stage')
      await page.keyboard.press('F2')
      await expect(page.getByRole('menuitem').nth(1)).toBeFocused()
      await page.keyboard.press('Escape')
      await at('stage')
      await page.keyboard.press('Enter')
      await page.getByRole('menuitem', { name: second, exact: true }).press('Enter')
      await expect(cell('stage')).toHaveText(second)
      await at('stage')
      await reach('callStatus')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menuitem').first()).toBeVisible()
      await page.getByRole('menuitem', { name: 'Interested', exact: true }).press('Enter')
      await expect(cell('callStatus')).toContainText('Interested')
      await at('callStatus')
      await reach('followUp')
      await page.keyboard.press('Enter')
      await expect(panel.getByLabel('In words')).toBeFocused()
      await page.keyboard.type('tomorrow 16:30')
      await page.keyboard.press('Enter')
      await expect(cell('followUp')).toContainText('Tomorrow, 4:30 PM')
      await at('followUp')
      await reach('budget')
      await page.keyboard.press('Enter')
      await expect(panel.getByRole('textbox', { name: 'Budget' })).toBeFocused()
      await page.keyboard.type('30 lakh')
      await page.keyboard.press('Enter')
      await expect(cell('budget')).toHaveText('₹30,00,000')
      await at('budget')
      await reach('expectedClosure')
      await page.keyboard.press('Enter')
      await expect(panel.getByRole('textbox')).toBeFocused()
      await page.keyboard.press('Control+A')
      await page.keyboard.type('31-12-2030')
      await page.keyboard.press('Enter')
      await expect(cell('expectedClosure')).toHaveText('31 Dec 2030')
      await at('expectedClosure')
      await reach('assignee')
      await page.keyboard.press('Enter')
      await expect(panel.getByRole('combobox')).toBeFocused()
      await page.keyboard.press('Escape')
      await at('assignee')
    })

    await page.reload()
    await expect(cell('stage')).toHaveText(second)
    await expect(cell('callStatus')).toContainText('Interested')
    await expect(cell('followUp')).toContainText('Tomorrow, 4:30 PM')
    await expect(cell('budget')).toHaveText('₹30,00,000')
    await expect(cell('expectedClosure')).toHaveText('31 Dec 2030')
    const now = await call(server.url, leadCaptureEndpoints.byId, { id }, session)
    expect(now).toMatchObject({ budget: 3_000_000, callStatus: 'interested', expectedClosure: '2030-12-31' })
  } finally {
    await forgetLead(server.url, session, id)
  }
})

test('Sales floor cells are only read by those who may not edit, with the reason', async ({
  page,
  enterAs,
}) => {
  await enterAs('sales6', '/lms/')
  const { rows } = leadList(page)
  await expect(rows.first()).toBeVisible()
  await expect(page.locator('[data-edit]')).toHaveCount(0)
  await expect(rows.first().getByTitle('Access disabled by Admin').first()).toBeVisible()
})

test('Sales floor rows are compact where somebody wants it, and at once the next time', async ({
  page,
  enterAs,
}) => {
  await enterAs(firm, '/lms/')
  const { rows, sheet } = leadList(page)
  const inSight = async () => {
    const [height, row] = [(await sheet.boundingBox())?.height, (await rows.first().boundingBox())?.height]
    return Math.floor((height ?? 0) / (row ?? 1))
  }
  await expect(rows.first()).toBeVisible()
  const usual = await inSight()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('button', { name: 'Compact' }).click()
  await expect.poll(inSight).toBeGreaterThan(usual * 1.35)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.locator('[data-density]').first()).toHaveAttribute('data-density', 'compact')
  await expect(rows.first()).toBeVisible()
  expect(await inSight()).toBeGreaterThan(usual * 1.35)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Search leads/ }).fill('comfortable')
  await page.getByRole('option', { name: 'Comfortable rows' }).click()
  await expect.poll(inSight).toBe(usual)
})

const reachCell = (column: EditedColumn) => async (page: Page) => {
  await page.locator(`[data-edit="${column}"]`).first().click()
  await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toBeVisible()
}
const states = [
  { name: 'The stages at a cell of the list', reach: reachCell('stage') },
  { name: 'The budget at a cell of the list', reach: reachCell('budget') },
  { name: 'The expected closure at a cell of the list', reach: reachCell('expectedClosure') },
  { name: 'The people at a cell of the list', reach: reachCell('assignee') },
  {
    name: 'Compact rows of leads',
    reach: async (page: Page) => {
      await page.getByRole('button', { name: 'Columns' }).click()
      await page.getByRole('button', { name: 'Compact' }).click()
      await expect(page.locator('[data-lead-list]')).toHaveAttribute('data-density', 'compact')
    },
  },
]

// Each twice: what is looked at once is in light and in the dark in turn.
lookAt(
  states.flatMap((state) =>
    [state.name, `${state.name}, again`].map((title) => ({
      ...state,
      name: title,
      who: firm,
      address: '/lms/',
      only: 'wide' as const,
    })),
  ),
)
