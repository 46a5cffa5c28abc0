import { randomUUID } from 'node:crypto'
import type { Stage } from '@foyer/contract/pipeline/model'
import { hash } from '@node-rs/argon2'
import { asSystem, type Deps, type Scope } from '../context'
import { addMember, addUser, openSession } from '../features/accounts/service'
import { addCompany } from '../features/company/service'
import { createDefaultFields } from '../features/fields/service'
import { createDefaultRoles } from '../features/people/service'
import { createPipeline } from '../features/pipeline/service'
import { hashToken, newToken } from '../http/session'
import { newId } from '../new-id'
import { copyRows, insertRows, type Rows } from './copied-rows'
import { type Kind, kinds, rightsOf } from './people'

export interface TestPerson {
  userId: string
  companyId: string
  email: string
  token: string
}

export interface TestCompany {
  id: string
  stages: Stage[]
  person: (
    kind: Kind,
    more?: { reportTo?: string; firstName?: string; lastName?: string; email?: string },
  ) => Promise<TestPerson>
}

export const testPassword = 'Test@1234'
/** Hashing is slow on purpose, and so is every sign-in; passwords in tests need no protection. */
const passwordHash = hash(testPassword, { memoryCost: 64, timeCost: 1, parallelism: 1 })

/** What the product writes for a firm on its first day, and for a person who has signed in. */
interface Model {
  at: Date
  companyId: string
  stages: Stage[]
  company: Rows
  people: Map<Kind, Rows>
}

const undone = new Error('only looked at')

async function rowsOf({ db }: Scope, tables: Record<string, string>, id: string): Promise<Rows> {
  const found = Object.entries(tables).map(
    ([table, column]) =>
      `'${table}', (select jsonb_agg(to_jsonb(one)) from ${table} one where ${column} = $1)`,
  )
  const { rows } = await db.$client.query(`select jsonb_build_object(${found.join(', ')}) as found`, [id])
  return rows[0].found
}

const companyTables = {
  companies: 'id',
  roles: 'company_id',
  custom_fields: 'company_id',
  pipelines: 'company_id',
  stages: 'company_id',
  stage_statuses: 'company_id',
}
const personTables = { users: 'id', credentials: 'user_id', members: 'user_id', sessions: 'user_id' }

async function personRows(scope: Scope, companyId: string, kind: Kind): Promise<Rows> {
  const person = { email: `${kind}@example.com`, firstName: kind, lastName: 'Person' }
  const userId = await addUser(scope, {
    ...person,
    passwordHash: await passwordHash,
    isTemporary: false,
  })
  const onboarded = { isFirstLogin: false, isOnboardingDone: true }
  await addMember(scope, { ...rightsOf[kind], ...onboarded, companyId, userId })
  await openSession(scope, { userId, isTemporary: false }, undefined)
  return rowsOf(scope, personTables, userId)
}

/** The product makes a firm and its people, which are read and undone: copies of them cost a statement each. */
async function readModel(deps: Deps): Promise<Model> {
  let model: Model | undefined
  const looked = asSystem(deps, async (scope) => {
    const companyId = await addCompany(scope, { name: 'Test Studio', timeZone: 'Asia/Kolkata' })
    await createDefaultRoles(scope, companyId)
    await createDefaultFields(scope, companyId)
    const stages = await createPipeline(scope, companyId)
    const company = await rowsOf(scope, companyTables, companyId)
    const people = new Map<Kind, Rows>()
    for (const kind of kinds) people.set(kind, await personRows(scope, companyId, kind))
    model = { at: scope.now, companyId, stages, company, people }
    throw undone
  })
  await looked.catch((error) => {
    if (error !== undone) throw error
  })
  if (!model) throw new Error('there is no model of a firm')
  return model
}

let known: Promise<Model> | undefined

export async function makeCompany(deps: Deps, name: string): Promise<TestCompany> {
  known ??= readModel(deps)
  const model = await known
  const now = deps.clock()
  const id = newId(now)
  const rows = copyRows(model.company, { ids: new Map([[model.companyId, id]]), from: model.at, now })
  for (const company of rows.companies ?? []) company.name = name
  await insertRows(deps, rows)
  const stageIds = new Map(rows.stages?.map((stage) => [stage.sequence, String(stage.id)]))
  return {
    id,
    stages: model.stages.map((stage) => ({ ...stage, id: stageIds.get(stage.sequence) ?? '' })),
    person: (kind, more) => addPerson(deps, model, id, kind, more),
  }
}

async function addPerson(
  deps: Deps,
  { at, companyId: modelId, people }: Model,
  companyId: string,
  kind: Kind,
  { reportTo, firstName = kind, lastName = 'Person', ...more }: Parameters<TestCompany['person']>[1] = {},
): Promise<TestPerson> {
  const ids = new Map([[modelId, companyId]])
  const rows = copyRows(people.get(kind) ?? {}, { ids, from: at, now: deps.clock() })
  const [user, member, session] = [rows.users?.[0], rows.members?.[0], rows.sessions?.[0]]
  if (!user || !member || !session) throw new Error(`nobody is a ${kind}`)
  const email = more.email ?? `${kind.toLowerCase()}-${randomUUID()}@example.com`
  const token = newToken()
  Object.assign(user, { email, first_name: firstName, last_name: lastName })
  if (reportTo) member.report_to = reportTo
  session.token_hash = hashToken(token)
  await insertRows(deps, rows)
  return { userId: String(user.id), companyId, email, token }
}
