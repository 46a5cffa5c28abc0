import { expect } from '../fixtures'
import { lookAt } from '../screens'

lookAt([
  {
    name: 'the week of a team',
    who: 'owner',
    address: '/calendar/?view=week&whose=team',
    reach: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  {
    name: 'the month of a team',
    who: 'owner',
    address: '/calendar/?view=month&whose=team',
    reach: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  {
    name: 'a day',
    who: 'owner',
    address: '/calendar/?view=day&whose=team',
    reach: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  {
    name: 'the private address of a calendar',
    who: 'owner',
    address: '/calendar/',
    reach: async (page) => {
      await page.getByRole('button', { name: 'On your phone' }).click()
      const make = page.getByRole('button', { name: 'Make a private address' })
      const known = page.getByLabel('Private address')
      await expect(make.or(known)).toBeVisible()
      if (await make.isVisible()) await make.click()
      await expect(known).toBeVisible()
    },
  },
])
