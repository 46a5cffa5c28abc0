import { refuse } from '@foyer/contract/kit/refusal'
import { projectRefusals, projectReplies } from '@foyer/contract/projects/conversion/messages'
import type {
  KnownClient,
  NewClient,
  NewMembers,
  NewProject,
} from '@foyer/contract/projects/conversion/model'
import { type CompanyScope, type Context, inViewersCompany } from '../../../context'
import { newId } from '../../../new-id'
import * as repository from './repository'

/** The firm is its own client: found by the email of the person who sets it up, or by its own. */
async function isOwnEmail({ db, companyId }: CompanyScope, { viewer }: Context, email: string) {
  return email === viewer.email || email === (await repository.findCompanyEmail(db, companyId))
}

async function findKnownClient(
  { db, companyId }: CompanyScope,
  { isCompanyItself, email }: NewClient,
): Promise<string | undefined> {
  const own = isCompanyItself ? await repository.findOwnProject(db, companyId) : undefined
  return own?.clientId ?? (await repository.findClientByEmail(db, companyId, email))?.id
}

/** Repeatable: the same email returns the same client, and the firm itself is always one client. */
export const addClient = (ctx: Context, client: NewClient): Promise<KnownClient> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const { isCompanyItself, ...details } = client
    await repository.lock(db, companyId, isCompanyItself ? 'own-project' : `client:${client.email}`)
    const isItself = isCompanyItself && (await isOwnEmail(scope, ctx, client.email))
    if (!isItself && (await repository.isStaff(db, companyId, client.email)))
      return refuse(projectRefusals.staffCannotBeClient)
    const known = await findKnownClient(scope, client)
    if (known) return { id: known, isKnownClient: true }
    const id = newId(now)
    await repository.insertClient(db, {
      ...details,
      companyId,
      id,
      createdBy: ctx.viewer.userId,
      createdAt: now,
    })
    return { id, isKnownClient: false }
  })

async function putMembers(scope: CompanyScope, { projectId, adminId, memberIds }: NewMembers): Promise<void> {
  const { db, companyId, now } = scope
  const userIds = [...new Set(adminId ? [adminId, ...memberIds] : memberIds)]
  if (userIds.length === 0) return
  const staff = await repository.findActiveStaff(db, companyId, userIds)
  if (staff.length < userIds.length) refuse(projectRefusals.unknownMembers)
  await repository.insertMembers(
    db,
    userIds.map((userId) => ({ companyId, projectId, userId, createdAt: now })),
  )
}

/** Created once; asking again returns the same one, with the firm's current name. */
async function findOwn({ db, companyId, now }: CompanyScope, project: NewProject) {
  await repository.lock(db, companyId, 'own-project')
  const own = await repository.findOwnProject(db, companyId)
  if (own) await repository.updateProject(db, companyId, own.id, { name: project.name, updatedAt: now })
  return own
}

export const addProject = (ctx: Context, project: NewProject): Promise<{ id: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const own = project.isCompanyOwn ? await findOwn(scope, project) : undefined
    if (own) return { id: own.id }
    if (!(await repository.clientExists(db, companyId, project.clientId)))
      return refuse(projectRefusals.unknownClient)
    await repository.lock(db, companyId, `project:${project.name.toLowerCase()}`)
    if (!project.isCompanyOwn && (await repository.isNameTaken(db, companyId, project.name)))
      return refuse(projectRefusals.nameTaken)
    const { memberIds, ...details } = project
    const id = newId(now)
    await repository.insertProject(db, {
      ...details,
      companyId,
      id,
      createdBy: ctx.viewer.userId,
      createdAt: now,
      updatedAt: now,
    })
    await putMembers(scope, { projectId: id, adminId: project.adminId, memberIds })
    return { id }
  })

export const addMembers = (ctx: Context, added: NewMembers): Promise<{ message: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const { projectId, adminId } = added
    if (!(await repository.projectExists(db, companyId, projectId)))
      return refuse(projectRefusals.unknownProject)
    await putMembers(scope, added)
    if (adminId) await repository.updateProject(db, companyId, projectId, { adminId, updatedAt: now })
    return { message: projectReplies.membersAdded }
  })
