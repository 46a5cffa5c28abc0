import { readFileLocation } from '@foyer/contract/files/location'
import { clientAreaEndpoints } from '@foyer/contract/wire/client-area'
import { fileEndpoints } from '@foyer/contract/wire/files'
import { asSystem } from '../../../context'
import { minutePoints, minutes, projectFiles, projectFolders } from '../../../db/schema/projects'
import { newId } from '../../../new-id'
import { addProject } from '../../builders/projects'
import { addLink, addSentQuotation } from '../../builders/sent-quotations'
import type { TestPerson } from '../../test-company'
import type { Firm } from '../firm'

const alpha = { title: 'Alpha works', number: 'alpha/1' }

/** A client with an account, and what the firm has shared: a project with a quotation, a file and minutes. Another waits to be. */
export async function furnishShared(
  { test, company, caller }: Firm,
  { lead, colleague, former }: { lead: string; colleague: string; former: string },
) {
  const { deps } = test
  const createdBy = caller.userId
  const client: TestPerson = await company.person('client', {
    firstName: 'Alpha',
    lastName: 'Guest',
    email: 'guest-alpha@example.com',
  })
  const { id: projectId } = await addProject(deps, company, createdBy, {
    name: 'Alpha Shared House',
    location: 'Alpha Road',
    isConfirmed: true,
    leadId: lead,
    adminId: colleague,
    memberIds: [createdBy, colleague, former],
    client: { name: 'Alpha Guest', email: client.email, userId: client.userId },
  })
  const { id: notShared } = await addProject(deps, company, createdBy, {
    name: 'Alpha Annexe',
    client: { name: 'Alpha Guest', email: client.email, userId: client.userId },
  })
  await addSentQuotation(deps, company, { projectId: notShared, createdBy, versions: [] })
  const { location } = await test.call(caller, fileEndpoints.upload, {
    file: { name: 'alpha plan.txt', content: new Blob(['alpha plan']) },
  })
  const fileId = readFileLocation(location)?.fileId ?? ''
  const of = { companyId: company.id, projectId, createdBy }
  const [folderId, minutesId] = [newId(), newId()]
  await asSystem(deps, async ({ db }) => {
    await db.insert(projectFolders).values({ ...of, id: folderId, name: 'Alpha drawings' })
    await db
      .insert(projectFiles)
      .values({ ...of, id: fileId, folderId, name: 'Alpha plan.txt', isShared: true })
    await db.insert(minutes).values({
      ...of,
      id: minutesId,
      title: 'Alpha meeting',
      heldOn: '2026-04-02',
      attendees: [{ name: 'Alpha Guest' }],
      isShared: true,
    })
    await db.insert(minutePoints).values({
      companyId: company.id,
      minutesId,
      id: newId(),
      position: 1,
      text: 'Alpha tiles',
      ownerId: colleague,
    })
  })
  const quotationId = await addSentQuotation(deps, company, {
    projectId,
    createdBy,
    leadId: lead,
    number: alpha.number,
    versions: [alpha],
  })
  const { token } = await addLink(deps, company, { quotationId, createdBy })
  await test.call(client, clientAreaEndpoints.askChanges, {
    id: quotationId,
    version: 1,
    name: 'Alpha Guest',
    note: 'Alpha would like it lighter',
    items: [{ itemId: 'bed', note: 'Alpha wide' }],
  })
  return {
    client,
    shared: {
      sharedProject: projectId,
      sharedFile: fileId,
      sharedMinutes: minutesId,
      sharedQuotation: quotationId,
      sharedToken: token,
    },
  }
}
