import { expect } from '../fixtures'
import { inviteRows, teamPage } from '../pages/team'
import { lookAt } from '../screens'

const teamAddress = '/my-profile/myprofile/accesspanel'
const owner = 'owner' as const

lookAt([
  {
    name: 'O-042 the invite rows',
    only: 'narrow',
    who: owner,
    address: '/team-onboard',
    reach: async (page) => {
      const rows = inviteRows(page)
      await rows.field(1, 'First Name').fill('Asha')
      // Without the mouse, under which a row would come to lie and show a tip.
      await rows.invite.press('Enter')
      await expect(rows.person(1).getByText('Field is required')).toHaveCount(4)
    },
  },
  {
    name: 'the team',
    who: owner,
    address: teamAddress,
    reach: (page) =>
      expect(page.getByText('Arjun').or(teamPage(page).menu('Kavya Menon')).first()).toBeVisible(),
  },
  {
    name: 'role and rights',
    only: 'narrow',
    who: owner,
    address: teamAddress,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Actions for Kavya Menon' }).click()
      await page.getByRole('menuitem', { name: 'Role and rights' }).click()
      await expect(page.getByRole('switch', { name: 'Edit leads' })).toBeVisible()
    },
  },
  {
    name: 'the dialog to invite',
    only: 'narrow',
    who: owner,
    address: teamAddress,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Invite', exact: true }).click()
      await expect(inviteRows(page).person(1)).toBeVisible()
    },
  },
  {
    name: 'the question before deactivating',
    only: 'narrow',
    who: owner,
    address: teamAddress,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Actions for Kavya Menon' }).click()
      await page.getByRole('menuitem', { name: 'Deactivate' }).click()
      await expect(page.getByRole('dialog').getByText(/open lead/)).toBeVisible()
    },
  },
  {
    name: 'my profile',
    only: 'narrow',
    who: owner,
    address: '/my-profile/myprofile/personal',
    reach: (page) => expect(page.getByRole('switch', { name: 'Absent' })).toBeVisible(),
  },
])
