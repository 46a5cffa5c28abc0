import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { jobEndpoints } from '@foyer/contract/wire/jobs'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { frame } from '../pages/frame'
import { lookAt } from '../screens'
import { intercept, refuseCalls } from '../wire'

const titled = (title: string | RegExp) => (page: Page) => expect(frame(page).title).toHaveText(title)

const job = {
  id: '019a7f3e-0000-7000-8000-000000000001',
  kind: 'mail.send',
  failedAt: '2026-11-15T05:00:00.000Z',
  tries: 8,
  error: 'The mail server studio-mail.example.test did not answer within thirty seconds.',
}

lookAt([
  { name: 'Terms of Use', address: '/terms', reach: titled('Terms of Use') },
  { name: 'Privacy Policy', only: 'narrow', address: '/privacy', reach: titled('Privacy Policy') },
  { name: 'the page of an unknown path', address: '/no/such/page', reach: titled('Oops! Page Not Found') },
  {
    name: 'an area that is not connected',
    only: 'narrow',
    who: 'owner',
    address: '/tools/',
    reach: titled('Tools is not connected'),
  },
  { name: 'a part that is not open', who: 'owner', address: '/pmt/', reach: titled('Projects') },
  {
    name: 'the open profile menu',
    only: 'narrow',
    who: 'owner',
    address: '/tools/',
    reach: async (page) => {
      await frame(page).openMenu()
      await expect(frame(page).menuItem('Logout')).toBeVisible()
    },
  },
  {
    name: 'the sheet of further places',
    who: 'owner',
    address: '/tools/',
    only: 'narrow',
    reach: async (page) => {
      await frame(page).more.click()
      await expect(frame(page).sheet.getByRole('link', { name: 'Book Keeping' })).toBeVisible()
    },
  },
  {
    name: 'a frame without rights to show',
    only: 'narrow',
    who: 'owner',
    address: '/lms/',
    complaint: /status of 400/,
    before: (page) => refuseCalls(page, accountEndpoints.features),
    reach: (page) => expect(page.getByRole('alert')).toContainText('Your profile could not be loaded.'),
  },
  {
    name: 'background work with failures and a message',
    only: 'narrow',
    who: 'admin',
    address: '/admin/background-work',
    complaint: /status of 404/,
    before: (page) =>
      intercept(page, jobEndpoints.failed, (route) =>
        route.fulfill({ json: jobEndpoints.failed.reply.encode({ jobs: [job] }) }),
      ),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Retry' }).hover()
      await page.getByRole('button', { name: 'Retry' }).click()
      const message = page.getByText('This work is no longer in the list.')
      await expect(message).toBeVisible()
      await message.hover()
    },
  },
  {
    name: 'the client area',
    only: 'narrow',
    who: 'client',
    address: '/client/',
    reach: titled(/^Welcome, /),
  },
])
