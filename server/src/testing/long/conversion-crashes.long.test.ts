import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Endpoint } from '@foyer/contract/kit/endpoint'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { expect, inject, it } from 'vitest'
import { asSystem, type Deps } from '../../context'
import { readEnv } from '../../env'
import { addMember, addUser, hashPassword } from '../../features/accounts/service'
import { addCompany } from '../../features/company/service'
import { createPipeline } from '../../features/pipeline/service'
import { openServer } from '../../open-server'
import { aDraft } from '../builders/capture'
import { aClient, aWholeProject } from '../builders/conversion/steps'
import { bundleChild, type Program } from '../child'
import { rightsOf } from '../people'
import { createDatabase } from '../snapshot'

const migrationsFolder = fileURLToPath(new URL('../../db/migrations', import.meta.url))
const { addClient, saveAll, linkLead, inviteClient } = projectEndpoints
const owner = { email: 'owner@example.com', password: 'Courtyard@1' }

type Call = <I, R>(endpoint: Endpoint<I, R>, input: I) => Promise<R>

const callerOf =
  (port: number, token?: string): Call =>
  async (endpoint, input) => {
    const { query = {}, body } = endpoint.request.write(input)
    const url = new URL(endpoint.path, `http://127.0.0.1:${port}`)
    for (const [key, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(key, String(value))
    const answer = await fetch(url, {
      method: endpoint.method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const reply = await answer.json()
    if (!answer.ok) throw new Error(`${endpoint.path} answered ${answer.status}: ${JSON.stringify(reply)}`)
    return endpoint.reply.decode(reply as never)
  }

const email = (lead: string) => `client-${lead}@example.com`

/** The steps of Finish, as the page takes them; it stops before the one of this number. */
async function finish(call: Call, lead: string, before = Number.POSITIVE_INFINITY): Promise<void> {
  if (before < 1) return
  const { id: clientId } = await call(addClient, aClient({ leadId: lead, email: email(lead) }))
  if (before < 2) return
  const project = aWholeProject({ clientId, leadId: lead, name: `House ${lead}` })
  const { id: projectId } = await call(saveAll, project)
  if (before < 3) return
  await call(linkLead, { leadId: lead, projectId })
  if (before < 4) return
  await call(leadCaptureEndpoints.edit, { kind: 'convert', id: lead })
  if (before < 5) return
  await call(inviteClient, { projectId })
}
const steps = 5

async function aFirm(deps: Deps): Promise<string> {
  const passwordHash = await hashPassword(owner.password)
  return asSystem(deps, async (scope) => {
    const companyId = await addCompany(scope, { name: 'Steady Studio', timeZone: 'Asia/Kolkata' })
    await createPipeline(scope, companyId)
    const person = { firstName: 'Kavya', lastName: 'Menon', passwordHash, isTemporary: false }
    const userId = await addUser(scope, { ...person, email: owner.email })
    const onboarded = { isFirstLogin: false, isOnboardingDone: true }
    await addMember(scope, { ...rightsOf.superAdmin, ...onboarded, companyId, userId })
    return companyId
  })
}

/** How many of everything each lead has. */
const made = `
  select
    (select count(*)::int from clients c where c.email = 'client-' || l.id || '@example.com') as clients,
    (select count(*)::int from projects p where p.lead_id = l.id and p.is_confirmed) as projects,
    (select count(*)::int from projects p where p.name = 'House ' || l.id) as named,
    (select count(*)::int from users u join members m on m.user_id = u.id and m.is_client
      where u.email = 'client-' || l.id || '@example.com') as accounts,
    (select count(*)::int from lead_history h where h.lead_id = l.id and h.kind = 'converted') as lines,
    l.is_converted as "isConverted", s.kind as stage
  from leads l join stages s on s.id = l.stage_id where l.company_id = $1`

it('C-118 a server that is killed between any two steps, or within one, never makes a second client or project', async () => {
  const prepared = inject('database')
  if (prepared.kind !== 'postgres') throw new Error('the embedded database belongs to one server')
  const databaseUrl = await createDatabase(prepared, 'template1')
  const folder = mkdtempSync(join(tmpdir(), 'foyer-conversion-'))
  const program: Program = await bundleChild('serve')
  const env = {
    NODE_ENV: 'test',
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
  }
  const own = await openServer(readEnv(env), { migrationsFolder })
  let running: ReturnType<Program['start']> | undefined
  let token = ''
  const start = async (): Promise<Call> => {
    running = program.start(databaseUrl, folder, migrationsFolder)
    const port = Number(await running.nextLine())
    token ||= (await callerOf(port)(accountEndpoints.signIn, owner)).token
    return callerOf(port, token)
  }
  try {
    const companyId = await aFirm(own.deps)
    let call = await start()
    const aLead = async () => (await call(leadCaptureEndpoints.add, aDraft())).id
    for (let before = 0; before <= steps; before++) {
      const lead = await aLead()
      await finish(call, lead, before)
      await running?.kill()
      call = await start()
      await finish(call, lead)
    }
    for (let round = 0; round < 12; round++) {
      const lead = await aLead()
      const pressed = Promise.allSettled([finish(call, lead), finish(call, lead)])
      await delay(randomInt(0, 150))
      await running?.kill()
      await pressed
      call = await start()
      await finish(call, lead)
    }
    const { rows } = await own.deps.database.pool.query(made, [companyId])
    const once = { clients: 1, projects: 1, named: 1, accounts: 1, lines: 1, isConverted: true, stage: 'won' }
    expect(rows).toEqual(Array(steps + 1 + 12).fill(once))
  } finally {
    await running?.kill()
    await own.close()
    program.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}, 600_000)
