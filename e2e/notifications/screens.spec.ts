import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { notifications } from '../pages/notifications'
import { lookAt } from '../screens'

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
])
