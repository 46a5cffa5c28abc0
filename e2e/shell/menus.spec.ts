import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible'
import { expect, test } from '../fixtures'
import { leadsOf } from '../wire'

interface MenuPlace {
  name: string
  address: string
  open: (page: Page) => Promise<void>
}

const pressed = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

test('Use 18 menus of details, board, list and team read well in the dark and in light', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const { rows } = await leadsOf(server.url, await sessionOf('owner'))
  const lead = rows.find(({ stage, assignee }) => stage.kind === 'open' && assignee)
  if (!lead) throw new Error('no open lead')
  const details = `/leads/lead-full-details/${lead.id}`
  const places: MenuPlace[] = [
    { name: 'details', address: details, open: pressed('More actions') },
    { name: 'tags of a lead', address: details, open: pressed('Add Tag') },
    { name: 'a card', address: '/leads/pipeline', open: pressed(/^Actions for /) },
    { name: 'views of the board', address: '/leads/pipeline', open: pressed('Views') },
    { name: 'views of the list', address: '/lms/', open: pressed('Views') },
    {
      name: 'a member',
      address: '/my-profile/myprofile/accesspanel',
      open: pressed('Actions for Kavya Menon'),
    },
  ]
  const faults: string[] = []
  for (const { name, address, open } of places) {
    await enterAs('owner', address)
    await open(page)
    const menu = page.getByRole('menu').filter({ visible: true })
    await expect(menu).not.toBeEmpty()
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
      await expectAccessible(page, { part: menu }).catch((fault) =>
        faults.push(`${name}, ${colorScheme}: ${fault}`),
      )
    }
    await page.keyboard.press('Escape')
  }
  expect(faults).toEqual([])
})
