import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { expect, it } from 'vitest'
import { captureLead, readLead } from '../../../testing/builders/capture'
import {
  aClient,
  aNewProject,
  aWholeProject,
  beginProject,
  convert,
  rowsOf,
} from '../../../testing/builders/conversion/steps'
import { useTestApp } from '../../../testing/test-app'
import type { TestPerson } from '../../../testing/test-company'

const test = useTestApp()
const { addClient, add, edit, linkLead, saveAll } = projectEndpoints

const once = <T>(work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 50 }, (_, index) => work(index)))

it('C-118 L-258 fifty conversions of one lead at once make one client and one project', async () => {
  const company = await test.company()
  const admins = [await company.person('admin'), await company.person('admin')]
  const [admin] = admins as [TestPerson, TestPerson]
  const lead = await captureLead(test, admin, { assigneeId: admin.userId })
  const made = await once(async (index) => {
    const by = admins[index % 2] ?? admin
    // Send Quotation and the wizard at once, and some who send the last steps again.
    if (index % 3 === 0) await beginProject(test, by, lead, { name: 'Neha Shah' })
    const { id } = await convert(test, by, lead)
    if (index % 5 === 0) await test.call(by, edit, { id, isConfirmed: true, city: 'Pune' })
    if (index % 7 === 0) await convert(test, by, lead)
    return id
  })
  expect(new Set(made).size).toBe(1)
  expect(await rowsOf(test, company.id, 'clients')).toHaveLength(1)
  expect(await rowsOf(test, company.id, 'projects')).toMatchObject([
    { id: made[0], lead_id: lead, is_confirmed: true, name: 'Villa' },
  ])
  const read = await readLead(test, admin, lead)
  expect([read.projectId, read.isConverted, read.stage.kind]).toEqual([made[0], true, 'won'])
  expect(read.history.filter(({ kind }) => kind === 'converted')).toHaveLength(1)
})

it('C-118 fifty older callers, who name no lead, make one client and one project too', async () => {
  const company = await test.company()
  const admin = await company.person('admin')
  const lead = await captureLead(test, admin, { assigneeId: admin.userId })
  const made = await once(async (index) => {
    const { id: clientId } = await test.call(admin, addClient, aClient())
    const draft = aNewProject({ clientId, isFromLead: true })
    // Who comes after the first has finished finds the name of a project that is made.
    const { id } =
      index % 2
        ? await test.call(admin, add, draft)
        : await test.call(admin, saveAll, aWholeProject({ clientId, isConfirmed: false }))
    await test.call(admin, linkLead, { leadId: lead, projectId: id })
    return id
  })
  expect(new Set(made).size).toBe(1)
  expect(await rowsOf(test, company.id, 'clients')).toHaveLength(1)
  expect(await rowsOf(test, company.id, 'projects')).toHaveLength(1)
  await test.call(admin, edit, { id: made[0] ?? '', isConfirmed: true })
  await test.call(admin, leadCaptureEndpoints.edit, { kind: 'convert', id: lead })
  expect((await readLead(test, admin, lead)).stage.kind).toBe('won')
})

it('fifty leads of fifty people with one name at once have fifty drafts with fifty names', async () => {
  const company = await test.company()
  const admin = await company.person('admin')
  const names = await once(async (index) => {
    const lead = await captureLead(test, admin, { assigneeId: admin.userId })
    const client = aClient({ leadId: lead, email: `neha-${index}@example.com` })
    const { id: clientId } = await test.call(admin, addClient, client)
    const draft = aNewProject({ clientId, leadId: lead, name: 'Neha Shah', isFromLead: true })
    return (await test.call(admin, add, draft)).id
  })
  expect(new Set(names).size).toBe(50)
  const rows = await rowsOf(test, company.id, 'projects')
  expect(new Set(rows.map(({ name }) => name)).size).toBe(50)
})
