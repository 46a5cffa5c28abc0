import { asSystem, type Deps } from '../../context'
import { clients, projectMembers, projects } from '../../db/schema/projects'
import { newId } from '../../new-id'
import type { TestCompany } from '../test-company'

type Wish = Partial<Omit<typeof projects.$inferInsert, 'companyId' | 'id' | 'clientId'>> & {
  client?: Partial<Omit<typeof clients.$inferInsert, 'companyId' | 'id'>>
  memberIds?: string[]
}

/** Writes a client with a project directly into the database; people use the wizard. */
export async function addProject(
  deps: Deps,
  company: TestCompany,
  createdBy: string,
  { client, memberIds = [], ...wish }: Wish = {},
): Promise<{ id: string; clientId: string }> {
  const [id, clientId] = [newId(), newId()]
  await asSystem(deps, async ({ db }) => {
    await db.insert(clients).values({
      name: 'Meera Iyer',
      email: `client-${clientId}@example.com`,
      ...client,
      companyId: company.id,
      id: clientId,
      createdBy,
    })
    await db.insert(projects).values({
      name: `Iyer residence ${id.slice(-6)}`,
      ...wish,
      companyId: company.id,
      id,
      clientId,
      createdBy,
    })
    if (memberIds.length > 0)
      await db
        .insert(projectMembers)
        .values(memberIds.map((userId) => ({ companyId: company.id, projectId: id, userId })))
  })
  return { id, clientId }
}
