import { refuse } from '@foyer/contract/kit/refusal'
import { projectRefusals } from '@foyer/contract/projects/conversion/messages'
import type { ClientFacts, KnownClient, NewClient } from '@foyer/contract/projects/conversion/model'
import { type CompanyScope, type Context, inViewersCompany } from '../../../../context'
import { newId } from '../../../../new-id'
import { holdLead, inLeadScope } from '../../../leads/service'
import * as repository from '../repository/clients'
import { lock } from '../repository/locks'
import { findOwnProject } from '../repository/projects'

type NamedClient = ClientFacts & { name: string; email: string }

const columnsOf = ({ type, ...facts }: ClientFacts) => ({
  ...facts,
  ...(type && { type: type === 'corporate' ? 1 : 0 }),
})

async function insertClient(
  { db, companyId, now }: CompanyScope,
  { viewer }: Context,
  facts: NamedClient,
  leadId?: string,
): Promise<KnownClient> {
  const id = newId(now)
  await repository.insertClient(db, {
    ...columnsOf(facts),
    name: facts.name,
    email: facts.email,
    companyId,
    id,
    leadId,
    createdBy: viewer.userId,
    createdAt: now,
    updatedAt: now,
  })
  return { id, name: facts.name, isKnownClient: false }
}

/** What they are so far: the client of this lead or project. */
export interface ClientSoFar {
  client: repository.ClientRecord
  projectId: string | null
}

/**
 * The client with this email, for a lead or project that may have one already. Its own client is changed, as long as nobody
 * else needs it as it was; another client of the company is taken as it is.
 */
export async function takeClient(
  scope: CompanyScope,
  ctx: Context,
  facts: NamedClient,
  { soFar, leadId }: { soFar: ClientSoFar | undefined; leadId: string | undefined },
): Promise<KnownClient> {
  const { db, companyId, now } = scope
  await lock(db, companyId, `client:${facts.email}`)
  if (await repository.isStaff(db, companyId, facts.email)) return refuse(projectRefusals.staffCannotBeClient)
  const own = soFar?.client
  const known =
    own?.email === facts.email ? own : await repository.findClientByEmail(db, companyId, facts.email)
  const isFree =
    own && !own.userId && !(await repository.hasOtherProjects(db, companyId, own.id, soFar.projectId))
  if (own && (known?.id === own.id || (!known && isFree))) {
    await repository.updateClient(db, companyId, own.id, { ...columnsOf(facts), updatedAt: now })
    return { id: own.id, name: facts.name, isKnownClient: false }
  }
  if (own?.leadId && own.leadId === leadId) {
    await repository.updateClient(db, companyId, own.id, { leadId: null })
    await repository.deleteUnusedClient(db, companyId, own.id)
  }
  if (known) return { id: known.id, name: known.name, isKnownClient: true }
  return insertClient(scope, ctx, facts, leadId)
}

/** The firm is its own client: found by the email of the person who sets it up, or by its own. */
async function isOwnEmail({ db, companyId }: CompanyScope, { viewer }: Context, email: string) {
  return email === viewer.email || email === (await repository.findCompanyEmail(db, companyId))
}

/** The firm itself is always one client. */
const addItself = (ctx: Context, facts: NamedClient): Promise<KnownClient> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId } = scope
    await lock(db, companyId, 'own-project')
    if (
      !(await isOwnEmail(scope, ctx, facts.email)) &&
      (await repository.isStaff(db, companyId, facts.email))
    )
      return refuse(projectRefusals.staffCannotBeClient)
    const own = await findOwnProject(db, companyId)
    const known = own
      ? await repository.findClient(db, companyId, own.clientId)
      : await repository.findClientByEmail(db, companyId, facts.email)
    if (known) return { id: known.id, name: known.name, isKnownClient: true }
    return insertClient(scope, ctx, facts)
  })

/** Repeatable: the same email, and the same lead, return the same client. */
export function addClient(
  ctx: Context,
  { isCompanyItself, leadId, ...facts }: NewClient,
): Promise<KnownClient> {
  if (isCompanyItself) return addItself(ctx, facts)
  if (!leadId)
    return inViewersCompany(ctx, (scope) => takeClient(scope, ctx, facts, { soFar: undefined, leadId }))
  return inLeadScope(ctx, async (scope) => {
    await holdLead(scope, leadId)
    const soFar = await repository.findClientOfLead(scope.db, scope.companyId, leadId)
    return takeClient(scope, ctx, facts, { soFar, leadId })
  })
}
