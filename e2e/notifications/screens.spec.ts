import { notificationEndpoints } from '@foyer/contract/wire/notifications'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { notifications } from '../pages/notifications'
import { lookAt } from '../screens'
import { refuseCalls } from '../wire'

const open = async (page: Page) => {
  const parts = notifications(page)
  await parts.bell.click()
  return parts
}

lookAt([
  {
    name: 'T-007 the panel of notifications',
    only: 'narrow',
    who: 'owner',
    address: '/lms/',
    reach: async (page) => expect((await open(page)).rows.first()).toBeVisible(),
  },
  {
    name: 'T-019 the panel that could not be loaded',
    only: 'narrow',
    who: 'owner',
    address: '/admin/',
    complaint: /Something went wrong|status of 400/,
    before: (page) => refuseCalls(page, notificationEndpoints.list),
    reach: async (page) => expect((await open(page)).failed).toBeVisible(),
  },
])
