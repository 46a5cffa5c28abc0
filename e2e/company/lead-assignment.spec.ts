import { companyEndpoints } from '@foyer/contract/wire/company'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { addLead } from '../add-lead'
import { expect, test } from '../fixtures'
import { lookAt } from '../screens'
import { expectTold } from '../told'
import { call } from '../wire'

const address = '/leads/lead-management-settings/lead-assignment'
const label = 'Enable automatic lead assignment'

lookAt([
  {
    name: 'S-070 the automatic assignment',
    only: 'narrow',
    who: 'sales6',
    address,
    reach: (page) => expect(page.getByRole('checkbox', { name: label })).toBeVisible(),
  },
])

test('S-074 the firm sets its office hours and shares, and a new lead shows how much time is left', async ({
  page,
  server,
  enterAs,
  sessionOf,
  expectAccessible,
}) => {
  const session = await sessionOf('other')
  await enterAs('other', address)
  const box = page.getByRole('checkbox', { name: label })
  await box.check()
  await expectTold(page, 'New leads are now assigned automatically.')
  const share = page.getByLabel(/^Leads in a row for/).first()
  await share.fill('3')
  await page.getByRole('button', { name: 'Save shares' }).click()
  await expectTold(page, 'The shares are saved.')

  const response = page.getByRole('region', { name: 'First response' })
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    await response.getByRole('checkbox', { name: day, exact: true }).check()
  await response.getByLabel('From').fill('00:00')
  await response.getByLabel('To', { exact: true }).fill('00:00')
  await response.getByLabel('Remind the owner after (minutes)').fill('45')
  await response.getByRole('button', { name: 'Save' }).click()
  await expectTold(page, 'First response is saved. Leads that still wait follow in a moment.')
  await expectAccessible()

  const somebody = {
    firstName: 'Waiting',
    lastName: 'Enquiry',
    phone: `+91 9${String(Date.now()).slice(-9)}`,
  }
  const id = await addLead(server.url, session, somebody, { assigneeId: session.userId })
  await page.goto(`/leads/lead-full-details/${id}`)
  await expect(page.getByText(/^Waiting for first contact · 4[45] min left$/)).toBeVisible()
  await page.goto('/admin/')
  await expect(page.getByRole('region', { name: 'New and untouched' })).toContainText(/4[3-5] min left/)
  const said = { leadId: id, channel: 'call' as const, comment: undefined, followUp: undefined }
  await call(server.url, leadWorkEndpoints.contacted, said, session)
  await page.goto(`/leads/lead-full-details/${id}`)
  await expect(page.getByText(/^First contact after \d min$/)).toBeVisible()

  // An open page of a lead asks for it once more when it hears that it is gone.
  await page.goto(address)
  await expect(box).toBeChecked()
  await call(server.url, leadCaptureEndpoints.edit, { kind: 'delete', id }, session)
  await call(server.url, companyEndpoints.editSettings, { kind: 'assignment', autoAssign: false }, session)
})
