import { expect } from '../fixtures'
import { frame } from '../pages/frame'
import { test } from './empty-firm'

const settings = '/leads/lead-management-settings'

test('a firm that has just registered: home, list, board and settings open without a lead', async ({
  page,
  emptyFirm,
}) => {
  await emptyFirm.open('/admin/')
  await expect(frame(page).title).toHaveText(/^Good /)
  await expect(page.getByText('Nothing to do')).toBeVisible()
  await emptyFirm.open('/lms/')
  await expect(page.getByText('No Lead(s) to Show')).toBeVisible()
  await emptyFirm.open('/leads/pipeline')
  await expect(page.getByText('No leads on the board yet')).toBeVisible()
  await emptyFirm.open(`${settings}/archived-leads`)
  await expect(page.getByText('No archived leads')).toBeVisible()
})

test('people who were invited and never came, and a tag that was deleted and restored', async ({
  page,
  emptyFirm,
}) => {
  const [email, tag] = [await emptyFirm.invite(), await emptyFirm.restoreTag()]
  await emptyFirm.open('/my-profile/myprofile/accesspanel')
  await expect(page.getByText(email)).toBeVisible()
  await emptyFirm.open(`${settings}/tags`)
  await expect(page.getByText(tag)).toBeVisible()
})
