import type { Page } from '@playwright/test'
import { expectTold } from '../told'

/** The rows in which people are invited, on their own page and in a dialog. */
export function inviteRows(page: Page) {
  const person = (place: number) => page.getByRole('group', { name: `Person ${place}`, exact: true })
  const choose = async (place: number, field: 'Role' | 'Designation', option: string) => {
    await person(place).getByRole('combobox', { name: field }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  return {
    title: page.getByRole('heading', { level: 1, name: 'Get your team on board' }),
    people: page.getByRole('group', { name: /^Person / }),
    person,
    field: (place: number, label: 'First Name' | 'Last Name' | 'Email') => person(place).getByLabel(label),
    designation: (place: number) => person(place).getByRole('combobox', { name: 'Designation' }),
    choose,
    add: page.getByRole('button', { name: 'Add another person' }),
    invite: page.getByRole('button', { name: 'Invite', exact: true }),
    addLater: page.getByRole('button', { name: 'Add Later' }),
    goBack: page.getByRole('button', { name: 'Go back' }),
    createDesignation: async (place: number, name: string) => {
      await person(place).getByRole('combobox', { name: 'Designation' }).fill(name)
      await page.getByRole('option', { name: `Create “${name}”` }).click()
    },
    fill: async (place: number, { email, role }: { email: string; role: string }) => {
      await person(place).getByLabel('First Name').fill('Asha')
      await person(place).getByLabel('Last Name').fill('Rao')
      await person(place).getByLabel('Email').fill(email)
      await choose(place, 'Role', role)
    },
  }
}

export function teamPage(page: Page) {
  const menu = (name: string) => page.getByRole('button', { name: `Actions for ${name}`, exact: true })
  return {
    title: page.getByRole('heading', { level: 1, name: 'Team Management' }),
    row: (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) }),
    cards: page.getByRole('list', { name: 'Team members' }).getByRole('listitem'),
    search: page.getByRole('searchbox'),
    menu,
    act: async (name: string, action: string) => {
      await menu(name).click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    },
    dialog: (name: string | RegExp) => page.getByRole('dialog', { name }),
    told: (text: string) => expectTold(page, text),
  }
}
