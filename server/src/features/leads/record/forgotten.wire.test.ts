import { api } from '@foyer/contract/wire/api'
import { afterEach, expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { fillDue, sendToLeads, toLeads } from '../../../testing/builders/bulk-mail'
import { aContact, captureLead } from '../../../testing/builders/capture'
import { useTestApp } from '../../../testing/test-app'
import { accountJobs } from '../../accounts/jobs'
import { notificationJobs } from '../../notifications/jobs'
import { createNotificationRules } from '../../notifications/service'
import { leadJobs } from '../jobs'

const test = useTestApp()
afterEach(() => test.setNow(undefined))

const everyLead = {
  tab: 'all' as const,
  callStatus: undefined,
  followUpFrom: undefined,
  followUpTo: undefined,
}
const query = (sql: string, values: unknown[] = []) => test.deps.database.pool.query(sql, values)

/** The tables in which a text is found, with all that their rows hold. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await query(`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`)
  const found: string[] = []
  for (const { name } of rows) {
    const row = await query(`select from "${name}" one where one::text ilike $1 limit 1`, [`%${text}%`])
    if (row.rowCount) found.push(name)
  }
  return found
}

it('X7 ADR-136 of an erased lead mails to many keep neither id nor mail, their totals stay exact, and who unsubscribed stays so', async () => {
  const company = await test.company()
  const owner = await company.person('superAdmin')
  const add = (firstName: string, phone: string) =>
    captureLead(test, owner, {
      contacts: [aContact({ firstName, email: `${firstName}@many.test`, phones: [phone] })],
    })
  const gone = await add('Leaving', '+91 9845077711')
  const mute = await add('Muted', '+91 9845077712')
  const stays = await add('Remaining', '+91 9845077713')
  const unsubscribed = 'muted@many.test'
  await test.call(owner, api.leadMail.addUnsubscribed, { address: unsubscribed })
  await query('update unsubscribed_addresses set lead_id = $1 where company_id = $2', [mute, company.id])
  const id = await sendToLeads(test, owner, toLeads([gone, mute, stays]))
  await fillDue(test)
  const totals = async () => (await test.call(owner, api.leadMail.mailBatch, { id })).totals
  expect(await totals()).toMatchObject({ waiting: 2, skipped: { unsubscribed: 1 } })
  await test.call(owner, api.leads.bulk, { action: 'delete', selection: { ids: [gone, mute] } })
  await test.deps.jobs.runDue(notificationJobs(test.deps))
  test.setNow(new Date(Date.now() + 32 * 86_400_000))
  await leadJobs(test.deps)['leads.erase']()
  for (const trace of [gone, mute]) expect(await tablesWith(trace), trace).toEqual([])
  expect(await tablesWith('leaving@many.test')).toEqual([])
  // So that they get none when they come again.
  expect(await tablesWith(unsubscribed)).toEqual(['unsubscribed_addresses'])
  const session = await company.person('superAdmin')
  const batch = await test.call(session, api.leadMail.mailBatch, { id })
  expect([batch.count, batch.filled]).toEqual([1, 1])
  expect(batch.totals).toMatchObject({ waiting: 1, skipped: { unsubscribed: 0 } })
})

it('X7 of an erased lead no table holds its id, name, phone or email any more', async () => {
  const company = await test.company()
  const owner = await company.person('superAdmin')
  const rep = await company.person('editor')
  await asSystem(test.deps, (scope) => createNotificationRules(scope, company.id))
  const add = (firstName: string, phone: string) =>
    captureLead(test, owner, {
      assigneeId: rep.userId,
      contacts: [aContact({ firstName, email: `${firstName}@lead.test`, phones: [phone] })],
    })
  const id = await add('Vanishing', '+91 9845077701')
  const twin = await add('Staying', '+91 9845077702')
  const selection = { ids: [id, twin] }
  await test.call(owner, api.leads.assignMultiple, { selection, assigneeId: owner.userId })
  await test.call(owner, api.leads.bulk, { action: 'archive', selection })
  await test.call(owner, api.leads.bulk, { action: 'unarchive', selection })
  await test.send(owner, api.leads.export, { ...everyLead, search: 'Vanishing' })
  await test.call(owner, api.leads.actions, { leadId: id, comment: 'Vanishing wants oak' })
  await test.call(owner, api.leads.contacted, { leadId: id, channel: 'call' })
  await test.call(owner, api.leads.askLater, { leadId: id })
  await test.call(owner, api.tasks.add, {
    leadId: id,
    title: 'Send Vanishing the samples',
    note: undefined,
    assigneeId: rep.userId,
    dueOn: '2026-11-20',
    dueTime: undefined,
    priority: 'normal',
  })
  const payload = { firstName: 'Vanishing', lastName: 'Again', phoneNumber: '+91 9845077701' }
  const kept = await test.app.inject({
    method: 'POST',
    url: `/user/addEditLead?userId=${owner.userId}`,
    payload,
    headers: { authorization: `Bearer ${owner.token}`, 'idempotency-key': 'once' },
  })
  const again = kept.json().data._id
  await test.deps.jobs.runDue(notificationJobs(test.deps))
  await query(
    `insert into jobs (id, kind, payload, run_at, failed_at, error) values (gen_random_uuid(), 'mail.send', '{}', now(), now(), 'vanishing@lead.test: no such mailbox')`,
  )
  const traces = ['Vanishing', id, again, '9845077701']
  expect((await tablesWith('Vanishing')).toSorted()).toEqual(
    expect.arrayContaining(['audit_log', 'jobs', 'leads', 'notifications', 'tasks']),
  )
  expect(await tablesWith(again)).toContain('answered_calls')

  await test.call(owner, api.leads.bulk, { action: 'delete', selection: { ids: [id, again] } })
  const { schedule, runDue } = test.deps.jobs
  await runDue(notificationJobs(test.deps))
  await schedule('leads.erase', '7 4 * * *', {})
  await schedule('accounts.purge', '17 3 * * *', {})
  test.setNow(new Date(Date.now() + 32 * 86_400_000))
  await runDue({ ...leadJobs(test.deps), ...accountJobs(test.deps) })
  for (const trace of traces) expect(await tablesWith(trace), trace).toEqual([])
  // Who did what with how many is still known, and the other lead is as it was.
  const { rows } = await query(
    `select action, (details ->> 'count')::int as count from audit_log where company_id = $1 order by at, id`,
    [company.id],
  )
  expect(rows.filter(({ action }) => action === 'leads.export')).toEqual([
    { action: 'leads.export', count: 1 },
  ])
  expect(rows).toContainEqual({ action: 'leads.assign', count: 2 })
  expect(await tablesWith('Staying@lead.test')).toContain('leads')
})
