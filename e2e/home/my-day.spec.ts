import { todayIn } from '@foyer/contract/kit/dates'
import { leadName } from '@foyer/contract/leads/rules'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { expect, test } from '../fixtures'
import { homePage } from '../pages/home'
import { call, leadsOf, workOn } from '../wire'

/** The small firm: nobody else counts its leads. */
const firm = 'other'

test('L-103 D-002 a follow-up is put off, done, and each taken back, on my day, and its lead leads back', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const session = await sessionOf(firm)
  const { rows } = await leadsOf(server.url, session)
  const lead = rows.find(({ stage, assignee }) => stage.kind === 'open' && assignee)
  if (!lead) throw new Error('no open lead')
  const name = leadName(lead)
  const on = todayIn('Asia/Kolkata', new Date())
  const assigneeId = session.userId
  const followUp = { on, time: '23:59', kind: 'client-visit' } as const
  await workOn(server.url, session, lead.id, { assigneeId, followUp })
  const leadNow = () => call(server.url, leadCaptureEndpoints.byId, { id: lead.id }, session)

  await enterAs(firm, '/admin/')
  const { rowOf, snooze, done, undo } = homePage(page)
  await expect(rowOf('Today', name)).toContainText('11:59 PM')
  await expect(rowOf('Visits', name)).toContainText('Today')
  await snooze(name, 'Tomorrow')
  await expect(rowOf('Today', name)).toBeHidden()
  await expect(rowOf('Visits', name)).toContainText('Tomorrow')
  await undo.click()
  await expect(rowOf('Today', name)).toContainText('11:59 PM')

  await done(name).click()
  await expect(rowOf('Today', name)).toBeHidden()
  await expect.poll(async () => (await leadNow()).followUpOn).toBeUndefined()
  await undo.click()
  await expect(rowOf('Today', name)).toContainText('11:59 PM')
  await expect.poll(leadNow).toMatchObject({ followUpOn: on, followUpTime: '23:59' })

  await rowOf('Today', name).getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(`/leads/lead-full-details/${lead.id}`)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/admin/')
  await page.goto(`/leads/lead-full-details/${lead.id}`)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/lms/')
  await workOn(server.url, session, lead.id, { assigneeId: lead.assignee?.id, followUp: null })
})
