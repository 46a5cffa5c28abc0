import { randomInt } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { asSystem, inCompany } from '../../context'
import { readEnv } from '../../env'
import { addCompany } from '../../features/company/service'
import { queueMails } from '../../features/mail/service'
import { openServer, type Server } from '../../open-server'
import { bundleChild } from '../child'
import { type MoodyMailServer, startMoodyMailServer } from '../mail-servers/moody-mail-server'
import { startPostgres } from '../postgres'

const migrationsFolder = fileURLToPath(new URL('../../db/migrations', import.meta.url))
const ofFirm = 2_000
const ofProduct = 100
const kills = 8
const processes = 2

/** In the middle of a hand-over as often as between two. */
const slowly = () =>
  startMoodyMailServer(async (step) => {
    if (step === 'DATA' || step === 'end') await delay(randomInt(0, 15))
    return undefined
  })

async function write({ deps }: Server): Promise<void> {
  const companyId = await asSystem(deps, (scope) =>
    addCompany(scope, { name: 'Studio Kalpa', timeZone: 'Asia/Kolkata' }),
  )
  const mail = (recipient: string) => ({ companyId, recipient, subject: 'Diwali', text: 'A happy Diwali' })
  await inCompany(deps, companyId, async (scope) => {
    const some = Array.from({ length: ofFirm }, (_, at) => ({
      ...mail(`lead${at}@client.example`),
      lane: 'firm' as const,
    }))
    await queueMails(scope, some)
    const others = Array.from({ length: ofProduct }, (_, at) => mail(`person${at}@firm.example`))
    await queueMails(scope, others)
  })
}

const statesOf = async ({ deps }: Server) =>
  (
    await deps.database.pool.query<{ id: string; state: string; lane: string }>(
      'select id, state, lane from mails',
    )
  ).rows

const idsOf = ({ received }: MoodyMailServer) =>
  received.map(({ messageId }) => /<(.+)@foyer.example>/.exec(messageId ?? '')?.[1] ?? '')

it('2,000 mails are sent once each although the servers are killed again and again', async () => {
  const postgres = await startPostgres()
  const dataDir = fs.mkdtempSync(join(os.tmpdir(), 'foyer-mails-'))
  const mailServer = await slowly()
  const sender = await bundleChild('send-mails')
  const url = postgres.url('postgres')
  const env = readEnv({
    NODE_ENV: 'test',
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    DATABASE_URL: url,
    DATA_DIR: dataDir,
  })
  const server = await openServer(env, { migrationsFolder })
  const start = async (hours: number) => {
    const started = Array.from({ length: processes }, () =>
      sender.start(url, dataDir, migrationsFolder, mailServer.url, String(hours)),
    )
    for (const child of started)
      if ((await child.nextLine()) !== 'ready') throw new Error(child.lines.join('\n'))
    return started
  }
  try {
    await write(server)
    for (let kill = 0; kill < kills; kill += 1) {
      const children = await start(kill)
      const until = mailServer.received.length + randomInt(50, 220)
      while (mailServer.received.length < until) await delay(randomInt(1, 30))
      await Promise.all(children.map((child) => child.kill()))
    }
    const last = await start(kills)
    while ((await statesOf(server)).some(({ state }) => state === 'queued' || state === 'sending'))
      await delay(500)
    await Promise.all(last.map((child) => child.finish()))

    const states = await statesOf(server)
    const received = idsOf(mailServer)
    const inState = (state: string) => states.filter((mail) => mail.state === state).map(({ id }) => id)
    const [sent, uncertain] = [inState('sent'), inState('uncertain')]
    expect(states).toHaveLength(ofFirm + ofProduct)
    expect(sent.length + uncertain.length).toBe(ofFirm + ofProduct)
    expect(new Set(received).size).toBe(received.length)
    const [arrived, known] = [new Set(received), new Set([...sent, ...uncertain])]
    expect(sent.filter((id) => !arrived.has(id))).toEqual([])
    expect(received.filter((id) => !known.has(id))).toEqual([])
    // No more than were under way when the servers were killed: two of the firm, four of the product in each process.
    expect(uncertain.length).toBeLessThanOrEqual(kills * (2 + 4 * processes))
  } finally {
    sender.remove()
    mailServer.close()
    await server.close()
    await postgres.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}, 1_200_000)
