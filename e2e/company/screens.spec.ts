import { onboardingSteps } from '../pages/onboarding'
import { lookAt } from '../screens'

lookAt([
  {
    name: 'Company Settings',
    only: 'narrow',
    who: 'admin',
    address: '/my-profile/myprofile/CompanySetting/CompanyProfile',
    reach: (page) => onboardingSteps(page).field('Company Name').waitFor(),
  },
  {
    name: 'Company details',
    only: 'narrow',
    who: 'owner',
    address: '/company-details',
    reach: (page) => onboardingSteps(page).field('Company Name').waitFor(),
  },
  {
    name: 'Personal details with the calendar open',
    only: 'narrow',
    who: 'sales3',
    address: '/personal-details',
    reach: async (page) => {
      await onboardingSteps(page).field('First Name').waitFor()
      await page.getByRole('button', { name: 'Open the calendar' }).click()
      await page.getByRole('button', { name: '1992' }).waitFor()
    },
  },
])
