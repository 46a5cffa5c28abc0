import { type Feature, features } from '@foyer/contract/accounts/model'
import type { Scope } from '../../context'
import { addMember, addUser } from '../../features/accounts/service'
import { addCompany } from '../../features/company/service'
import { addChoices } from '../../features/fields/service'
import { layNotificationRules } from '../../features/notifications/service'
import { addDesignation, layRoles } from '../../features/people/service'
import { layPipeline } from '../../features/pipeline/service'
import { newId } from '../../new-id'
import { tags } from '../schema/tags'
import { teamMembers, teams } from '../schema/teams'
import type { BelievableCompany } from './believable/model'
import { insertLeads, type KnownIds } from './insert-leads'

/** Somebody of a generated company who can sign in. */
export interface SeedPerson {
  key: string
  email: string
  firstName: string
  lastName: string
  roleName: string
  isSuperAdmin?: boolean
  isAdmin?: boolean
  isClient?: boolean
  crmEdit?: boolean
  crmCanAssign?: boolean
  quotationEdit?: boolean
  canCreateProject?: boolean
  features: Feature[]
  reportTo?: string
}

export const staffFeatures: Feature[] = features.filter(
  (name) => name !== 'accessPanel' && name !== 'companyDetails',
)

/** Puts a generated company into the database, with people who all have the same password. */
export async function insertCompany(
  scope: Scope,
  company: BelievableCompany,
  people: SeedPerson[],
  passwordHash: string,
): Promise<KnownIds> {
  const { db, now } = scope
  const companyId = await addCompany(scope, { name: company.firm.name, timeZone: company.firm.timeZone })
  await layRoles(scope, companyId)
  const designationOf = new Map(company.people.map((person) => [person.key as string, person.designation]))
  const designationIds = new Map<string, string>()
  for (const name of new Set(designationOf.values()))
    designationIds.set(name, await addDesignation(scope, companyId, name))
  const peopleIds = new Map<string, string>()
  for (const person of people) {
    const { key, email, firstName, lastName, reportTo, ...rights } = person
    const userId = await addUser(scope, { email, firstName, lastName, passwordHash, isTemporary: false })
    peopleIds.set(key, userId)
    await addMember(scope, {
      ...rights,
      companyId,
      userId,
      reportTo: reportTo ? peopleIds.get(reportTo) : undefined,
      designationId: designationIds.get(designationOf.get(key) ?? ''),
      isFirstLogin: false,
      isOnboardingDone: true,
    })
  }
  const stages = await layPipeline(scope, companyId, company.stages)
  await layNotificationRules(scope, companyId)
  await addChoices(scope, companyId, 'source', company.sources)
  await addChoices(scope, companyId, 'sourceName', company.sourceNames)
  await addChoices(scope, companyId, 'workType', company.workTypes)

  const founder = peopleIds.values().next().value
  if (!founder) throw new Error('a company needs people')
  const tagIds = new Map(company.tags.map((tag) => [tag.key as string, newId(now)]))
  await db
    .insert(tags)
    .values(
      company.tags.map(({ key, name, colour }) => ({ companyId, id: tagIds.get(key) ?? '', name, colour })),
    )
  const teamIds = new Map(company.teams.map((team) => [team.key as string, newId(now)]))
  await db.insert(teams).values(
    company.teams.map(({ key, name }) => ({
      companyId,
      id: teamIds.get(key) ?? '',
      name,
      createdBy: founder,
    })),
  )
  await db.insert(teamMembers).values(
    company.teams.flatMap((team) =>
      team.members.flatMap((member) => {
        const userId = peopleIds.get(member)
        return userId ? [{ companyId, teamId: teamIds.get(team.key) ?? '', userId }] : []
      }),
    ),
  )
  const ids: KnownIds = {
    companyId,
    people: peopleIds,
    stages: new Map(company.stages.map((stage, index) => [stage.key as string, stages[index]?.id ?? ''])),
    tags: tagIds,
    teams: teamIds,
  }
  await insertLeads(db, company.leads, ids)
  return ids
}
