import { type Feature, features } from '@foyer/contract/accounts/model'
import type { Scope } from '../context'
import { tags } from '../db/schema/tags'
import { teamMembers, teams } from '../db/schema/teams'
import { addMember, addUser } from '../features/accounts/service'
import { addCompany } from '../features/company/service'
import { addChoices, addCustomFields, createDefaultFields } from '../features/fields/service'
import { createDefaultTemplates } from '../features/lead-mail/service'
import { createNotificationRules } from '../features/notifications/service'
import { addDesignation, createDefaultRoles } from '../features/people/service'
import { createPipeline, createTransitionRules } from '../features/pipeline/service'
import { newId } from '../new-id'
import { deriveAnalytics } from './analytics'
import { insertLeads, type KnownIds } from './insert-leads'
import type { BelievableCompany } from './invent/model'

/** A person of a generated company who can sign in. */
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

/** Stores a generated company, with people who all have the same password. */
export async function insertCompany(
  scope: Scope,
  company: BelievableCompany,
  people: SeedPerson[],
  passwordHash: string,
  insert: typeof insertLeads = insertLeads,
): Promise<KnownIds> {
  const { db, now } = scope
  const companyId = await addCompany(scope, { ...company.firm, firstWeekHiddenAt: now })
  await createDefaultRoles(scope, companyId)
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
  const stages = await createPipeline(scope, companyId, company.stages)
  const stageIds = new Map(
    company.stages.map((stage, index) => [stage.key as string, stages[index]?.id ?? '']),
  )
  await createTransitionRules(
    scope,
    companyId,
    company.rules.map(({ from, to, daysAgo, ...rule }, place) => ({
      ...rule,
      from: stageIds.get(from) ?? '',
      to: stageIds.get(to) ?? '',
      // Seconds apart, so that those of one day keep their order.
      at: new Date(now.getTime() - daysAgo * 86_400_000 - place * 1000),
    })),
  )
  await createNotificationRules(scope, companyId)
  await createDefaultFields(scope, companyId)
  await addCustomFields(scope, companyId, company.fields)
  await addChoices(scope, companyId, 'source', company.sources)
  await addChoices(scope, companyId, 'sourceName', company.sourceNames)
  await addChoices(scope, companyId, 'workScope', company.workTypes)
  await createDefaultTemplates(scope, companyId)

  const founder = peopleIds.values().next().value
  if (!founder) throw new Error('a company needs people')
  // Weeks apart, so that they have an order.
  const madeAt = (place: number) => new Date(now.getTime() - (140 - 9 * place) * 86_400_000)
  const tagIds = new Map(company.tags.map((tag) => [tag.key as string, newId(now)]))
  await db.insert(tags).values(
    company.tags.map(({ key, name, colour }, place) => ({
      companyId,
      id: tagIds.get(key) ?? '',
      name,
      colour,
      createdBy: founder,
      createdAt: madeAt(place),
    })),
  )
  const teamIds = new Map(company.teams.map((team) => [team.key as string, newId(now)]))
  await db.insert(teams).values(
    company.teams.map(({ key, name }, place) => ({
      companyId,
      id: teamIds.get(key) ?? '',
      name,
      createdBy: founder,
      createdAt: madeAt(place),
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
    stages: stageIds,
    tags: tagIds,
    teams: teamIds,
  }
  await insert(scope, company.leads, ids)
  await deriveAnalytics(scope, companyId)
  return ids
}
