import type { NewClient, NewProject, WholeProject } from '@foyer/contract/projects/conversion/model'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import type { TestApp } from '../../test-app'
import type { TestPerson } from '../../test-company'

const { addClient, add, saveAll, linkLead } = projectEndpoints

export const aClient = (over: Partial<NewClient> = {}): NewClient => ({
  name: 'Neha Shah',
  email: 'neha@example.com',
  isCompanyItself: false,
  ...over,
})

export const aNewProject = (over: Partial<NewProject> & { clientId: string }): NewProject => ({
  name: 'Villa',
  memberIds: [],
  isConfirmed: false,
  isFromLead: false,
  isCompanyOwn: false,
  ...over,
})

export const aWholeProject = (over: Partial<WholeProject> & { clientId: string }): WholeProject => ({
  name: 'Villa',
  isConfirmed: true,
  isFromLead: true,
  ...over,
})

/** L-251: the draft behind a quotation, as our pages ask for it. */
export async function beginProject(
  test: TestApp,
  as: TestPerson,
  leadId: string,
  over: Partial<NewProject> = {},
): Promise<{ id: string; clientId: string }> {
  const { id: clientId } = await test.call(as, addClient, aClient({ leadId }))
  const draft = { clientId, leadId, isFromLead: true, ...over }
  return { ...(await test.call(as, add, aNewProject(draft))), clientId }
}

/** W-019: all steps of the wizard. */
export async function convert(
  test: TestApp,
  as: TestPerson,
  leadId: string,
  over: Partial<WholeProject> = {},
): Promise<{ id: string; clientId: string }> {
  const { id: clientId } = await test.call(as, addClient, aClient({ leadId }))
  const { id } = await test.call(as, saveAll, aWholeProject({ clientId, leadId, ...over }))
  await test.call(as, linkLead, { leadId, projectId: id })
  await test.call(as, leadCaptureEndpoints.edit, { kind: 'convert', id: leadId })
  return { id, clientId }
}

/** What of a company is in the database. */
export const rowsOf = async (
  test: TestApp,
  companyId: string,
  table: 'clients' | 'projects' | 'project_members' | 'project_log',
): Promise<Record<string, unknown>[]> =>
  (await test.deps.database.pool.query(`select * from ${table} where company_id = $1`, [companyId])).rows
