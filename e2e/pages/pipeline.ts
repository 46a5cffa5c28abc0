import { expect, type Page } from '@playwright/test'
import { expectTold } from '../told'

const settings = '/leads/lead-management-settings'
export const statusAddress = `${settings}/status`
export const stageAddress = `${settings}/stage`
export const rulesAddress = `${settings}/stage-transition-rules`

/** The three settings pages of the pipeline. */
export const pipelinePage = (page: Page) => ({
  heading: (name: string) => page.getByRole('heading', { level: 2, name }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  row: (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) }),
  dialog: (name: string) => page.getByRole('dialog', { name }),
  stage: (name: string) => page.getByRole('listitem').filter({ hasText: name }),
  stageName: (place: number) => page.getByRole('textbox', { name: `Name of stage ${place}` }),
  told: (text: string) => expectTold(page, text),
  choose: async (field: string, option: string) => {
    await page.getByRole('dialog').getByRole('combobox', { name: field }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  },
  /** In the list of the field that has the focus, as somebody does who has no mouse. */
  pick: async (option: string) => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { name: option })).toBeVisible()
    const marked = page.locator('[data-combobox-selected]')
    for (let steps = 0; steps < 24 && (await marked.allInnerTexts())[0] !== option; steps++)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('option', { name: option })).toBeHidden()
  },
})
