import { expect, type Page } from '@playwright/test'

/** The first steps: company, oneself, and what they share. */
export function onboardingSteps(page: Page) {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const choose = (name: string) => page.getByRole('button', { name, exact: true })
  const map = page.getByRole('dialog', { name: 'Where is your company?' })
  return {
    field,
    title: (name: string) => page.getByRole('heading', { level: 1, name }),
    next: choose('Next'),
    goBack: choose('Go back'),
    logOut: choose('Logout'),
    addLater: page.getByRole('button', { name: 'Add Later' }).first(),
    country: page.getByRole('combobox', { name: /^Country\b(?! code)/ }),
    timeZone: page.getByRole('combobox', { name: /^Time zone/ }),
    openMap: page.getByRole('button', { name: /^(Choose on the map|Change)$/ }).last(),
    map,
    useLocation: map.getByRole('button', { name: 'Use this location' }),
    required: page.getByText('Field is required'),
    fillCompany: async (name: string) => {
      await field('Company Name').fill(name)
      await field('Address').fill('14 Prabhat Road')
      await field('City').fill('Pune')
      await choose('Choose on the map').click()
      await expect(map).toBeVisible()
      await map.getByRole('button', { name: 'Use this location' }).click()
      await expect(map).toBeHidden()
    },
    fillPerson: async () => {
      await field('Phone number').fill('9845021763')
      await field('Date of birth').fill('29-02-1988')
      await field('City').fill('Pune')
      await field('Pin Code').fill('411004')
    },
  }
}
