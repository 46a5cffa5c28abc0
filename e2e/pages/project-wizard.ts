import { expect, type Page } from '@playwright/test'

/** The three steps that make a lead a project. */
export function projectWizard(page: Page) {
  const step = (name: string) => page.getByRole('heading', { name, level: 1 })
  const next = page.getByRole('button', { name: 'Next' })
  return {
    step,
    next,
    finish: page.getByRole('button', { name: 'Finish' }),
    invite: page.getByRole('checkbox', { name: 'Send email invite to client' }),
    /** The first of the admins leads it, and the first of the others works on it, if there is one. */
    chooseTeam: async () => {
      await expect(step('Add Team')).toBeVisible()
      await page.getByRole('combobox', { name: 'Project admin' }).click()
      await page.getByRole('option').first().click()
      // Not Add Lead, which is in the head of every page.
      const add = page.getByRole('main').getByRole('button', { name: /^Add / })
      if ((await add.count()) > 0) await add.first().click()
    },
  }
}
