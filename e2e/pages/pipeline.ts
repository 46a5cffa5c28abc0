import type { Page } from '@playwright/test'

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
  told: (text: string) => page.getByText(text, { exact: true }),
  choose: async (field: string, option: string) => {
    await page.getByRole('dialog').getByRole('combobox', { name: field }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  },
})
