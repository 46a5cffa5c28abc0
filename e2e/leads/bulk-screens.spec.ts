import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { selection } from '../pages/selection'
import { lookAt } from '../screens'

const twoTicked = async (page: Page) => {
  const { boxes, count } = selection(page)
  const begin = page.getByRole('button', { name: 'Select', exact: true })
  await expect(boxes.or(begin).first()).toBeVisible()
  if (await begin.isVisible()) await begin.click()
  await boxes.nth(0).click()
  await boxes.nth(1).click()
  await expect(count).toHaveText('2 selected')
}

/** On a phone the stages come in place of the other actions. */
const stages = async (page: Page) => {
  await twoTicked(page)
  const more = page.getByRole('button', { name: 'More actions' })
  if (await more.isVisible()) {
    await more.click()
    await page.getByRole('menuitem', { name: 'Move to stage' }).click()
  } else await selection(page).action('Move to stage').click()
  await expect(page.getByRole('menuitem', { name: 'Won' })).toBeVisible()
}

lookAt([
  {
    name: 'a list in which leads are selected',
    only: 'wide',
    who: 'owner',
    address: '/lms/',
    reach: twoTicked,
    part: (page) => selection(page).bar,
  },
  {
    name: 'assigning leads',
    only: 'narrow',
    who: 'owner',
    address: '/lms/',
    reach: async (page) => {
      await twoTicked(page)
      await selection(page).action('Assign to').click()
      await expect(selection(page).dialog.getByText('2 Leads Selected')).toBeVisible()
    },
  },
  {
    name: 'the stages to move leads to',
    who: 'owner',
    address: '/lms/',
    reach: stages,
    part: (page) => page.getByRole('menu'),
  },
  {
    name: 'why leads are lost',
    only: 'wide',
    who: 'owner',
    address: '/lms/',
    reach: async (page) => {
      await stages(page)
      await page.getByRole('menuitem', { name: 'Lost' }).click()
      await expect(selection(page).dialog.getByText('Move 2 leads to Lost?')).toBeVisible()
    },
  },
  {
    name: 'merging two leads',
    only: 'narrow',
    who: 'owner',
    address: '/lms/',
    reach: async (page) => {
      await twoTicked(page)
      const more = page.getByRole('button', { name: 'More actions' })
      if (await more.isVisible()) {
        await more.click()
        await page.getByRole('menuitem', { name: 'Merge' }).click()
      } else await selection(page).action('Merge').click()
      await expect(selection(page).dialog.getByText('After the merge')).toBeVisible()
    },
  },
  {
    name: 'the archived leads',
    only: 'wide',
    who: 'owner',
    address: '/leads/lead-management-settings/archived-leads',
    reach: async (page) => {
      await selection(page).boxes.first().click()
      await expect(selection(page).count).toHaveText('1 Selected')
    },
  },
])
