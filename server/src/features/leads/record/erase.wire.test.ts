import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { taskEndpoints } from '@foyer/contract/wire/tasks'
import { expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { outboxMailer } from '../../../gateways/mailer/outbox'
import { fillDue, sendToLeads, toLeads } from '../../../testing/builders/bulk-mail'
import { aContact, captureLead, readLead, sentencesOf } from '../../../testing/builders/capture'
import { addLeads } from '../../../testing/builders/leads'
import { keepAnswer } from '../../../testing/builders/mailbox'
import { useTestApp } from '../../../testing/test-app'
import { removeUnused } from '../../files/service'
import { mailJobs } from '../../mail/jobs'
import { queueMail } from '../../mail/service'
import { notificationJobs } from '../../notifications/jobs'
import { createNotificationRules } from '../../notifications/service'
import { eraseDeletedLeads } from './service/erase'

const test = useTestApp()
const day = (n: number) => new Date(Date.UTC(2026, 0, n, 12))

it('C-041 a deleted lead is erased after 30 days with all that belongs to it, others stay', async () => {
  const company = await test.company()
  const owner = await company.person('superAdmin')
  const [gone = '', recent = '', kept = ''] = await addLeads(test.deps, company, [
    { firstName: 'Old', tags: ['Old'], phone: '+91 9845021763', deletedAt: day(1) },
    { firstName: 'Recent', deletedAt: day(20) },
    { firstName: 'Kept' },
  ])
  test.setNow(day(35))
  await eraseDeletedLeads(test.deps)
  const left = await asSystem(test.deps, async ({ db }) => {
    const { rows } = await db.execute<{ id: string }>(
      `select id from leads where company_id = '${company.id}'`,
    )
    return rows.map(({ id }) => id)
  })
  expect(left.toSorted()).toEqual([recent, kept].toSorted())
  expect(left).not.toContain(gone)
  await expect(test.call(owner, leadCaptureEndpoints.byId, { id: kept })).resolves.toMatchObject({ id: kept })
  test.setNow(undefined)
})

it('X1b C-091 a merged lead is erased after 30 days, its lines and tasks stay with the one that was kept', async () => {
  const company = await test.company()
  const owner = await company.person('superAdmin')
  const names = ['Kept', 'Twin', 'Triplet']
  const [kept = '', twin = '', triplet = ''] = await Promise.all(
    names.map((firstName) => captureLead(test, owner, { remarks: `Said by ${firstName}` })),
  )
  await test.call(owner, taskEndpoints.add, {
    title: 'Send the samples',
    leadId: triplet,
    note: undefined,
    assigneeId: owner.userId,
    dueOn: '2026-11-20',
    dueTime: undefined,
    priority: 'normal',
  })
  // The third goes into the second, and that one into the first.
  await test.call(owner, leadCaptureEndpoints.merge, { keptId: twin, mergedId: triplet, choices: {} })
  await test.call(owner, leadCaptureEndpoints.merge, { keptId: kept, mergedId: twin, choices: {} })
  const before = await readLead(test, owner, kept)
  expect(before.historyCount).toBe(before.history.length)

  test.setNow(new Date(Date.now() + 31 * 86_400_000))
  await eraseDeletedLeads(test.deps)
  test.setNow(undefined)
  const after = await readLead(test, owner, kept)
  expect(sentencesOf(after)).toEqual(sentencesOf(before))
  expect(after.historyCount).toBe(after.history.length)
  const tasks = await test.call(owner, taskEndpoints.list, {
    leadId: kept,
    isGiven: false,
    isDone: false,
    limit: 10,
    after: undefined,
  })
  expect(tasks.rows).toMatchObject([{ title: 'Send the samples', lead: { id: kept } }])
  const { rows } = await test.deps.database.pool.query('select id from leads where company_id = $1', [
    company.id,
  ])
  expect(rows).toEqual([{ id: kept }])
})

it('X7 nothing that was told of an erased lead remains in mails and notifications', async () => {
  const company = await test.company()
  const owner = await company.person('superAdmin')
  const rep = await company.person('editor')
  await asSystem(test.deps, (scope) => createNotificationRules(scope, company.id))
  const add = (firstName: string) =>
    captureLead(test, owner, {
      assigneeId: rep.userId,
      contacts: [aContact({ firstName, email: `${firstName}@lead.test` })],
    })
  const [gone, stays] = [await add('Vanishing'), await add('Staying')]
  await test.deps.jobs.runDue(notificationJobs(test.deps))
  await asSystem(test.deps, async (scope) => {
    for (const recipient of ['vanishing@lead.test', 'staying@lead.test'])
      await queueMail(scope, { companyId: company.id, recipient, subject: 'Hello', text: 'Hello' })
  })
  const told = async (name: string) => {
    const { rows } = await test.deps.database.pool.query(
      `select (select count(*)::int from mails where company_id = $1 and (recipient || subject || text) ilike $2) as mails,
        (select count(*)::int from notifications where company_id = $1 and text ilike $2) as bells`,
      [company.id, `%${name}%`],
    )
    return rows[0]
  }
  const before = await told('staying')
  expect(before).toEqual(await told('vanishing'))
  expect(Math.min(before.mails, before.bells)).toBeGreaterThan(0)
  await test.call(owner, leadCaptureEndpoints.edit, { kind: 'delete', id: gone })
  test.setNow(new Date(Date.now() + 31 * 86_400_000))
  await eraseDeletedLeads(test.deps)
  test.setNow(undefined)
  expect(await told('vanishing')).toEqual({ mails: 0, bells: 0 })
  expect(await told('staying')).toEqual(before)
  await expect(readLead(test, owner, stays)).resolves.toMatchObject({ id: stays })
})

it('X7 mails go after 90 days and notifications after 180, younger ones stay', async () => {
  const company = await test.company()
  const [owner, rep] = [await company.person('superAdmin'), await company.person('editor')]
  await asSystem(test.deps, (scope) => createNotificationRules(scope, company.id))
  const { pool } = test.deps.database
  const tell = async (age: number) => {
    await captureLead(test, owner, { assigneeId: rep.userId })
    await test.deps.jobs.runDue(notificationJobs(test.deps))
    for (const table of ['mails', 'notifications'])
      await pool.query(
        `update ${table} set created_at = now() - $2 * interval '1 day' where company_id = $1 and created_at > now() - interval '1 day'`,
        [company.id, age],
      )
  }
  const ages = async (table: string) => {
    const { rows } = await pool.query(
      `select distinct extract(day from now() - created_at)::int as age from ${table} where company_id = $1 order by 1`,
      [company.id],
    )
    return rows.map(({ age }) => age)
  }
  for (const age of [89, 91, 179, 181]) await tell(age)
  expect([await ages('mails'), await ages('notifications')]).toEqual([
    [89, 91, 179, 181],
    [89, 91, 179, 181],
  ])
  await mailJobs(test.deps, outboxMailer)['mail.purge']()
  await notificationJobs(test.deps)['notifications.purge']()
  expect([await ages('mails'), await ages('notifications')]).toEqual([[89], [89, 91, 179]])
})

it('C-041 what a lead answered is erased with it, also its files; of a merged one it stays with the lead that remained', async () => {
  const company = await test.company()
  const [gone = '', merged = '', kept = ''] = await addLeads(test.deps, company, [
    { deletedAt: day(1) },
    { deletedAt: day(1) },
    {},
  ])
  const { pool } = test.deps.database
  await pool.query('update leads set merged_into = $2 where id = $1', [merged, kept])
  const keep = (leadId: string) =>
    keepAnswer(test, { companyId: company.id, leadId, text: 'Sunday', files: [`${leadId}.pdf`] })
  for (const leadId of [gone, merged, kept]) await keep(leadId)
  test.setNow(day(35))
  await eraseDeletedLeads(test.deps)
  const { rows } = await pool.query('select lead_id from received_mails where company_id = $1', [company.id])
  expect(rows).toEqual([{ lead_id: kept }, { lead_id: kept }])
  await pool.query('update files set created_at = $2 where company_id = $1', [company.id, day(2)])
  await removeUnused(test.deps)
  const files = await pool.query('select name from files where company_id = $1 order by name', [company.id])
  expect(files.rows.map(({ name }) => name)).toEqual([`${merged}.pdf`, `${kept}.pdf`].toSorted())
  test.setNow(undefined)
})

it('C-091 what was written to a merged lead stays with the one that remained, also in a mail to many', async () => {
  const company = await test.company()
  const admin = await company.person('superAdmin')
  const [merged = '', kept = '', gone = ''] = await addLeads(test.deps, company, [
    { email: 'asha@client.example' },
    { email: 'ravi@client.example' },
    { email: 'meera@client.example' },
  ])
  const id = await sendToLeads(test, admin, toLeads([merged, kept, gone]))
  await fillDue(test)
  const { pool } = test.deps.database
  await test.call(admin, leadCaptureEndpoints.merge, { keptId: kept, mergedId: merged, choices: {} })
  await pool.query('update leads set deleted_at = $2 where id = any($1)', [[merged, gone], day(1)])
  test.setNow(day(35))
  await eraseDeletedLeads(test.deps)
  const mails = await pool.query('select lead_id, lead_ids from mails where batch_id = $1', [id])
  expect(mails.rows).toEqual(Array(2).fill({ lead_id: kept, lead_ids: [kept] }))
  const batch = await pool.query('select lead_ids, filled from mail_batches where id = $1', [id])
  expect(batch.rows).toEqual([{ lead_ids: [kept, kept], filled: 2 }])
  test.setNow(undefined)
})
