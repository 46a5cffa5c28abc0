import type { Page } from '@playwright/test'

/** What is around every page of a signed-in person. */
export function frame(page: Page) {
  const places = page.getByRole('navigation', { name: 'Main' })
  const chip = page.getByRole('button', { name: /^Profile menu of / })
  const menu = page.getByRole('menu')
  return {
    places,
    /** How much is overdue may be beside a name. */
    place: (name: string) => places.getByRole('link', { name: new RegExp(`^${name}\\s*(,|$)`) }),
    mark: page.getByRole('banner').getByRole('link', { name: /, home$/ }),
    chip,
    menu,
    menuItem: (name: string) => menu.getByRole('menuitem', { name, exact: true }),
    appearance: (name: 'Light' | 'Dark' | 'System') => menu.getByRole('menuitemradio', { name }),
    openMenu: () => chip.click(),
    logOut: async () => {
      await chip.click()
      await menu.getByRole('menuitem', { name: 'Logout' }).click()
    },
    /** A phone has room for four places; the others are in a sheet. */
    more: places.getByRole('button', { name: 'More' }),
    sheet: page.getByRole('dialog', { name: 'More' }),
    help: page.getByRole('button', { name: 'Help with leads' }),
    helpDialog: page.getByRole('dialog', { name: 'Need Help with Leads? Check Here!' }),
    title: page.getByRole('heading', { level: 1 }),
    scheme: page.locator('html'),
  }
}
