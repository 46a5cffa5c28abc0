import { expect, test } from '../fixtures'

const address = '/my-profile/myprofile/CompanySetting/CompanyProfile'

test('somebody without the feature gets no settings', async ({ page, enterAs, browserConsole }) => {
  browserConsole.expect(/status of 403/)
  await enterAs('sales3', address)
  await expect(page.getByText('Access disabled by Admin')).toBeVisible()
})
