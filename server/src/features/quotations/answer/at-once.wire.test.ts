import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { answerEndpoints as calls } from '@foyer/contract/wire/quotations/answer/endpoints'
import { quotationEndpoints } from '@foyer/contract/wire/quotations/document/endpoints'
import { quotationSendingEndpoints as sending } from '@foyer/contract/wire/quotations/sending/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { aWholeProject } from '../../../testing/builders/conversion/steps'
import { addLeads } from '../../../testing/builders/leads'
import { addProject } from '../../../testing/builders/projects'
import { addLink, addSentQuotation } from '../../../testing/builders/sent-quotations'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'

const test = useTestApp()

let company: TestCompany
let admin: TestPerson
let leadId: string
let project: { id: string; clientId: string }
let quotation: string
let link: { id: string; token: string }
beforeEach(async () => {
  company = await test.company('Studio Nine')
  admin = await company.person('admin')
  ;[leadId = ''] = await addLeads(test.deps, company, [{ firstName: 'Meera', assigneeId: admin.userId }])
  project = await addProject(test.deps, company, admin.userId, { leadId })
  const of = { projectId: project.id, leadId, createdBy: admin.userId }
  quotation = await addSentQuotation(test.deps, company, of)
  link = await addLink(test.deps, company, { quotationId: quotation, createdBy: admin.userId })
})

const accept = (name = 'Meera Iyer') =>
  test.send(undefined, calls.acceptShared, { token: link.token, version: 1, name })
const voided = () => test.send(admin, sending.voidQuotation, { id: quotation, reason: 'Wrong rates' })
const save = (name: string) =>
  test.send(
    admin,
    projectEndpoints.saveAll,
    aWholeProject({ clientId: project.clientId, leadId, name, isConfirmed: true }),
  )
const read = () => test.call(admin, quotationEndpoints.quotation, { id: quotation })

const isWaiting = async (): Promise<boolean> => {
  const { rows } = await test.deps.database.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

/** A conversion holds the lead, then takes its project; meanwhile somebody does something with its quotation. */
async function whileConverting<T>(work: () => Promise<T>): Promise<T> {
  const client = await test.deps.database.pool.connect()
  try {
    await client.query('begin')
    await client.query('select from leads where id = $1 for update', [leadId])
    const done = work()
    await expect.poll(isWaiting).toBe(true)
    await client.query('select from projects where id = $1 for update', [project.id])
    await client.query('commit')
    return await done
  } finally {
    client.release()
  }
}

describe('things that happen to a quotation at the same moment', () => {
  it('accepting waits for a conversion, and neither stops the other', async () => {
    expect((await whileConverting(() => accept())).status).toBe(200)
    expect((await read()).state).toBe('accepted')
  })

  it('so does making it void', async () => {
    expect((await whileConverting(voided)).status).toBe(200)
    expect((await read()).state).toBe('void')
  })

  it('accepted, made void and converted at once: one of the first two wins', async () => {
    const [accepting, voiding, converting] = await Promise.all([accept(), voided(), save('Villa')])
    expect([accepting.status, voiding.status].toSorted()).toEqual([200, 409])
    expect(converting.status).toBe(200)
    expect((await read()).state).toBe(accepting.status === 200 ? 'accepted' : 'void')
  })

  it('two people with two names: the first one has accepted', async () => {
    const answers = await Promise.all(['Meera Iyer', 'Arjun Iyer'].map(accept))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { answers: kept } = await read()
    expect(kept).toHaveLength(1)
    const names = answers.map(({ body }) => (body.accepted as { name: string }).name)
    expect(new Set([...names, kept[0]?.name]).size).toBe(1)
  })

  it('a link that is revoked while an answer waits gives no answer', async () => {
    const client = await test.deps.database.pool.connect()
    await client.query('begin')
    await client.query('select from quotations where id = $1 for update', [quotation])
    const answer = accept()
    await expect.poll(isWaiting).toBe(true)
    await client.query('update quotation_links set revoked_at = now() where id = $1', [link.id])
    await client.query('commit')
    client.release()
    const { status, body } = await answer
    expect([status, body.code]).toEqual([410, 'link-revoked'])
    expect((await read()).state).toBe('sent')
  })
})
