import { demoEmail, demoPassword } from '@foyer/contract/accounts/demo'
import { features } from '@foyer/contract/accounts/model'
import { todayIn } from '@foyer/contract/kit/dates'
import { eq, sql } from 'drizzle-orm'
import { asSystem, type Deps } from '../context'
import { companies } from '../db/schema/company'
import { quotationVersions } from '../db/schema/quotations'
import { hashPassword } from '../features/accounts/passwords'
import { anyCompanyExists } from '../features/company/service'
import { storeFile } from '../features/files/service'
import { insertTargets } from './analytics'
import { demoLogo } from './demo-logo'
import { insertArchived } from './insert-archived'
import { insertCompany, type SeedPerson, staffFeatures } from './insert-company'
import { insertDoors } from './insert-doors'
import { insertNotifications } from './insert-notifications'
import { insertProjectContents } from './insert-project-contents'
import { insertProjects } from './insert-projects'
import { insertQuotations } from './insert-quotations'
import { insertTaskNotifications } from './insert-task-notifications'
import { insertTasks } from './insert-tasks'
import { generateCompany } from './invent/generate-company'
import type { BelievableCompany } from './invent/model'
import { withOwnLeads } from './invent/own-leads'
import { insertVisits } from './visits/insert-visits'

const seed = 2026
const seedLock = 727_005
const demoLeads = 400
const otherLeads = 40
/** Fourteen months, so that every month of a year has one of the year before beside it at the start. */
const pastDays = 425
/** Enquiries of earlier years that nobody works on any more. */
const archivedLeads = 14

/** Fills an empty database with the demo companies. Returns whether it did. */
export async function seedDemo(deps: Deps): Promise<boolean> {
  const passwordHash = await hashPassword(demoPassword)
  const studioId = await asSystem(deps, async (scope) => {
    // Of several servers that start at once, the others wait here and find the work done.
    await scope.db.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    if (await anyCompanyExists(scope)) return undefined
    const around = { today: todayIn('Asia/Kolkata', scope.now), now: scope.now, seed, pastDays }
    const made = generateCompany({ ...around, leads: demoLeads, profile: 'pune-studio' })
    const people = demoPeople(made)
    const studio = withOwnLeads(made, { ...around, nameOf: nameIn(people) })
    const ids = await insertCompany(scope, studio, people, passwordHash)
    await insertNotifications(scope, studio, people, ids)
    await insertTasks(scope, studio, ids)
    await insertVisits(scope, ids.companyId)
    await insertTaskNotifications(scope, people, ids)
    await insertProjects(scope, ids)
    await insertQuotations(scope, ids)
    const former = generateCompany({
      ...around,
      seed: seed + 2,
      leads: archivedLeads,
      profile: 'pune-studio',
    })
    await insertArchived(scope, former, ids)
    await insertTargets(scope, ids)
    await insertDoors({ ...scope, secrets: deps.secrets }, ids)
    const other = generateCompany({ ...around, seed: seed + 1, leads: otherLeads, profile: 'small-firm' })
    await insertCompany(scope, other, otherPeople(other), passwordHash)
    return ids.companyId
  })
  if (studioId) {
    await hangLogo(deps, studioId)
    await insertProjectContents(deps, studioId)
  }
  return studioId !== undefined
}

async function hangLogo(deps: Deps, companyId: string): Promise<void> {
  const file = {
    name: 'logo.png',
    contentType: 'image/png',
    content: new Blob([demoLogo]),
    createdBy: undefined,
  }
  const logoFileId = await storeFile(deps, companyId, file)
  await asSystem(deps, async ({ db }) => {
    await db.update(companies).set({ logoFileId }).where(eq(companies.id, companyId))
    // What was sent shows the firm as it was then.
    const { document } = quotationVersions
    await db
      .update(quotationVersions)
      .set({ document: sql`jsonb_set(${document}, '{firm,logoFileId}', to_jsonb(${logoFileId}::text))` })
      .where(eq(quotationVersions.companyId, companyId))
  })
}

const named = (fullName: string) => {
  const [firstName = fullName, ...rest] = fullName.split(' ')
  return { firstName, lastName: rest.join(' ') }
}

const nameIn = (people: SeedPerson[]) => (key: string) => {
  const person = people.find((one) => one.key === key)
  return person ? `${person.firstName} ${person.lastName}` : key
}

function demoPeople(studio: BelievableCompany): SeedPerson[] {
  const nameOf = (key: string) => named(studio.people.find((person) => person.key === key)?.fullName ?? key)
  const full = { quotationEdit: true, canCreateProject: true, crmEdit: true, crmCanAssign: true }
  const sales = (
    key: 'sales1' | 'sales2' | 'sales3' | 'sales4' | 'sales5' | 'sales6',
    reportTo: string,
  ): SeedPerson => ({
    key,
    email: demoEmail(key),
    ...nameOf(key),
    roleName: 'Sales',
    crmEdit: key !== 'sales6',
    ...(key === 'sales1' || key === 'sales2' ? full : {}),
    features: staffFeatures.filter((name) => name !== 'accounts'),
    reportTo,
  })
  return [
    {
      key: 'owner',
      email: demoEmail('owner'),
      firstName: 'Ira',
      lastName: 'Malhotra',
      roleName: 'Super Admin',
      isSuperAdmin: true,
      isAdmin: true,
      ...full,
      features: [...features],
    },
    {
      key: 'admin',
      email: demoEmail('admin'),
      ...nameOf('admin'),
      roleName: 'Admin',
      isAdmin: true,
      ...full,
      features: [...features],
      reportTo: 'owner',
    },
    sales('sales1', 'admin'),
    sales('sales2', 'admin'),
    sales('sales3', 'sales1'),
    sales('sales4', 'sales1'),
    sales('sales5', 'sales2'),
    sales('sales6', 'sales2'),
    {
      key: 'client',
      email: demoEmail('client'),
      firstName: 'Rhea',
      lastName: 'Kapoor',
      roleName: 'Client',
      isClient: true,
      features: [],
    },
  ]
}

/** The second company has one person who can sign in; its leads belong to that person. */
function otherPeople(other: BelievableCompany): SeedPerson[] {
  const owner: SeedPerson = {
    key: 'owner',
    email: demoEmail('other'),
    firstName: 'Farhan',
    lastName: 'Qureshi',
    roleName: 'Super Admin',
    isSuperAdmin: true,
    isAdmin: true,
    quotationEdit: true,
    canCreateProject: true,
    crmEdit: true,
    crmCanAssign: true,
    features: [...features],
  }
  const team = other.people.map(
    (person): SeedPerson => ({
      key: person.key,
      email: `${person.key}@other.foyer.test`,
      ...named(person.fullName),
      roleName: person.designation,
      crmEdit: true,
      features: staffFeatures,
      reportTo: 'owner',
    }),
  )
  return [owner, ...team]
}
