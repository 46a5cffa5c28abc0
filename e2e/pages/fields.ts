import type { Page } from '@playwright/test'

const settings = '/leads/lead-management-settings'

export const fieldAddresses = {
  list: `${settings}/custom-field`,
  create: `${settings}/create-new-field`,
  form: `${settings}/lead-form`,
} as const

export const fieldPages = (page: Page) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    create: button('Create New Field'),
    row: (name: string) => page.getByRole('row', { name: new RegExp(name) }),
    name: page.getByRole('textbox', { name: 'Field Name' }),
    section: (name: 'Individual' | 'Corporate') => page.getByRole('checkbox', { name }),
    type: page.getByRole('combobox', { name: 'Field Type' }),
    chooseType: async (type: string) => {
      await page.getByRole('combobox', { name: 'Field Type' }).click()
      await page.getByRole('option', { name: type, exact: true }).click()
    },
    option: (place: number) => page.getByRole('textbox', { name: `Option ${place}`, exact: true }),
    save: button('Save'),
    saveAndAdd: button('Save and add new'),
    answer: (field: string) => page.getByRole('radiogroup', { name: `Answer of ${field}` }),
    choices: (field: string) => page.getByRole('combobox', { name: `Choices of ${field}` }),
    generation: (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) }),
  }
}
