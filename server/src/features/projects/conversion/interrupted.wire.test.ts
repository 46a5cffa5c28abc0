import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { captureLead, readLead, sentencesOf } from '../../../testing/builders/capture'
import { aClient, aWholeProject, convert, rowsOf } from '../../../testing/builders/conversion/steps'
import { type Answer, useTestApp } from '../../../testing/test-app'
import type { TestPerson } from '../../../testing/test-company'

const test = useTestApp()
const { addClient, saveAll, linkLead } = projectEndpoints
const query = (text: string) => test.deps.database.pool.query(text)

/** While it is armed, whatever was written is lost at the commit, as when the server dies there. */
const tables = ['clients', 'projects', 'leads']
const arm = async (isArmed: boolean) => {
  for (const table of tables)
    await query(`alter table ${table} ${isArmed ? 'enable' : 'disable'} trigger ${table}_dies`)
}

beforeAll(async () => {
  await query(`create function dies() returns trigger language plpgsql as $$
    begin raise exception 'the server died'; end $$`)
  for (const table of tables)
    await query(`create constraint trigger ${table}_dies after insert or update on ${table}
      deferrable initially deferred for each row execute function dies()`)
  await arm(false)
})

/** W-019, one call each; what the calls before have answered is what the next one needs. */
const stepsOf = (admin: TestPerson, leadId: string) => {
  let [clientId, projectId] = ['', '']
  const idIn = ({ body }: Answer) => (body.data as { _id: string } | undefined)?._id ?? ''
  return [
    async () => {
      const answer = await test.send(admin, addClient, aClient({ leadId }))
      clientId = idIn(answer)
      return answer.status
    },
    async () => {
      const answer = await test.send(admin, saveAll, aWholeProject({ clientId, leadId }))
      projectId = idIn(answer)
      return answer.status
    },
    async () => (await test.send(admin, linkLead, { leadId, projectId })).status,
    async () => (await test.send(admin, leadCaptureEndpoints.edit, { kind: 'convert', id: leadId })).status,
  ]
}

const aLead = async () => {
  const company = await test.company()
  const admin = await company.person('admin')
  const lead = await captureLead(test, admin, { assigneeId: admin.userId })
  const made = async () => ({
    clients: (await rowsOf(test, company.id, 'clients')).length,
    projects: (await rowsOf(test, company.id, 'projects')).length,
    lines: (await readLead(test, admin, lead)).history.length,
  })
  return { company, admin, lead, made }
}

describe('C-118 L-258 the server dies', () => {
  it.each([
    ['making the client', 0],
    ['saving the project', 1],
    ['moving the lead to Won', 3],
  ])('%s: nothing of this step is kept, and begun again there is one of each', async (_, place) => {
    const { admin, lead, made } = await aLead()
    const steps = stepsOf(admin, lead)
    for (const step of steps.slice(0, place)) expect(await step()).toBe(200)
    const before = await made()
    await arm(true)
    const died = await steps[place]?.()
    await arm(false)
    expect(died).toBe(500)
    expect(await made()).toEqual(before)
    const { id } = await convert(test, admin, lead)
    expect(await made()).toMatchObject({ clients: 1, projects: 1 })
    const read = await readLead(test, admin, lead)
    expect([read.projectId, read.isConverted, read.stage.kind]).toEqual([id, true, 'won'])
  })

  it.each([0, 1, 2, 3, 4])('after %i of the four steps: begun again, there is one of each', async (done) => {
    const { admin, lead, made } = await aLead()
    for (const step of stepsOf(admin, lead).slice(0, done)) expect(await step()).toBe(200)
    await convert(test, admin, lead)
    expect(await made()).toMatchObject({ clients: 1, projects: 1 })
    const read = await readLead(test, admin, lead)
    expect([read.isConverted, read.stage.kind]).toEqual([true, 'won'])
    expect(sentencesOf(read).filter((line) => line.startsWith('project named Villa'))).toHaveLength(1)
  })
})
