import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { expect, test } from '../fixtures'
import { lookAt } from '../screens'
import { expectTold } from '../told'
import { call, leadsOf } from '../wire'

const address = '/leads/lead-management-settings/recently-deleted'
const firm = 'other'

test('C-041 a deleted lead is found among what was deleted and brought back', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const session = await sessionOf(firm)
  const [lead] = (await leadsOf(server.url, session, { limit: 1 })).rows
  const name = `${lead?.firstName} ${lead?.lastName}`.trim()
  await call(server.url, leadCaptureEndpoints.edit, { kind: 'delete', id: lead?.id ?? '' }, session)
  await enterAs(firm, address)
  await page.getByRole('button', { name: `Restore ${name}` }).click()
  await expectTold(page, `${name} is back.`)
  await expect(page.getByRole('button', { name: `Restore ${name}` })).toBeHidden()
  expect((await leadsOf(server.url, session, { limit: 1 })).rows[0]?.id).toBe(lead?.id)
})

lookAt([
  {
    name: 'what was deleted',
    only: 'narrow',
    who: firm,
    address,
    before: async (page) =>
      page.route(
        (url) => url.pathname === '/api/deleted',
        (route) =>
          route.fulfill({
            json: {
              things: [
                {
                  kind: 'lead',
                  id: 'a',
                  name: 'Venkataraghavan Subramaniam Iyer',
                  deletedAt: new Date().toISOString(),
                  deletedBy: 'Ira Malhotra',
                },
                {
                  kind: 'rule',
                  id: 'b',
                  name: 'Site Visit → Negotiation',
                  deletedAt: new Date().toISOString(),
                },
              ],
            },
          }),
      ),
    reach: (page) => page.getByText('Site Visit → Negotiation').waitFor(),
  },
])
