import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { expect } from '../fixtures'
import { signInPage } from '../pages/sign-in'
import { lookAt } from '../screens'
import { intercept } from '../wire'

lookAt([
  {
    name: 'the sign-in page',
    address: '/',
    reach: (page) => expect(signInPage(page).title).toBeVisible(),
  },
  {
    name: 'a refused sign-in',
    only: 'narrow',
    address: '/',
    complaint: /status of 429/,
    before: (page) =>
      intercept(page, accountEndpoints.signIn, (route) =>
        route.fulfill({ status: 429, json: { message: 'Too many tries.', code: 'too-many-tries' } }),
      ),
    reach: async (page) => {
      await signInPage(page).signIn('owner@demo.foyer.test', 'Wrong@2026')
      await expect(page.getByRole('alert')).toContainText('Too many tries.')
    },
  },
  {
    name: 'the sign-in page of somebody who was signed out',
    only: 'narrow',
    who: 'owner',
    address: '/admin/',
    complaint: /status of 401/,
    before: (page) =>
      intercept(page, accountEndpoints.profile, (route) =>
        route.fulfill({ status: 401, json: { message: 'Please sign in.', code: 'sign-in-needed' } }),
      ),
    reach: (page) => expect(signInPage(page).signedOut).toBeVisible(),
  },
])
