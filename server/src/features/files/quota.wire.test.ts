import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileLimits } from '@foyer/contract/files/limits'
import { afterEach, expect, it } from 'vitest'
import { addLeads } from '../../testing/builders/leads'
import { useTestApp } from '../../testing/test-app'
import { fileJobs } from './jobs'
import { storeFile } from './service'

const test = useTestApp({ FILES_COMPANY_GB: '0.001' })
afterEach(() => test.setNow(undefined))

const file = (bytes: number, createdBy?: string) => ({
  name: 'plan.png',
  contentType: 'image/png',
  content: new Blob([new Uint8Array(bytes)]),
  createdBy,
})
const store = (companyId: string, bytes: number, createdBy?: string) =>
  storeFile(test.deps, companyId, file(bytes, createdBy)).catch((error) => error.refusal?.code ?? 'failed')
const onDisk = (companyId: string) => {
  const folder = join(test.deps.env.DATA_DIR, 'files', companyId)
  return existsSync(folder) ? readdirSync(folder).length : 0
}

it('the files of a company have a limit in all, other companies are not concerned', async () => {
  const [one, other] = [await test.company(), await test.company()]
  expect(await store(one.id, 900_000)).toMatch(/^[0-9a-f-]{36}$/)
  expect(await store(one.id, 900_000)).toBe('company-full')
  expect(onDisk(one.id)).toBe(1)
  expect(await store(other.id, 900_000)).toMatch(/^[0-9a-f-]{36}$/)
})

it('one person uploads so much within an hour', async () => {
  const company = await test.company()
  const { userId } = await company.person('client')
  const id = await store(company.id, 10, userId)
  await test.deps.database.pool.query('update files set size = $2 where id = $1', [
    id,
    fileLimits.megabytesAnHour * 1_048_576,
  ])
  const roomy = { ...test.deps, env: { ...test.deps.env, FILES_COMPANY_GB: 5 } }
  const next = () => storeFile(roomy, company.id, file(10, userId))
  await expect(next()).rejects.toMatchObject({ refusal: { code: 'too-much-an-hour', retryAfter: 3_600 } })
  test.setNow(new Date(Date.now() + 61 * 60_000))
  await expect(next()).resolves.toEqual(expect.any(String))
})

it('an upload that fails leaves no bytes', async () => {
  const company = await test.company()
  const put = test.deps.files.put
  const full = {
    ...test.deps,
    files: {
      ...test.deps.files,
      put: async (...given: Parameters<typeof put>) => {
        await put(...given)
        throw new Error('no space left')
      },
    },
  }
  await expect(storeFile(full, company.id, file(10))).rejects.toThrow('no space left')
  expect(onDisk(company.id)).toBe(0)
})

it('X8 what nothing refers to is removed after a day by the job; logo, signature, photo and files of leads stay', async () => {
  const company = await test.company()
  const { userId } = await company.person('editor')
  const stored: string[] = []
  for (let n = 0; n < 8; n++) stored.push(await store(company.id, 10))
  const [logo, signature, photo, ofField, kept, ofDeleted, beforeMerge, lost] = stored
  const location = (id: string | undefined) => `/files/${company.id}/${id}`
  const [lead, twin] = await addLeads(test.deps, company, [
    { customValues: { [randomUUID()]: `${location(ofField)}?signature=x` } },
    { extra: { drawings: [{ url: location(kept)?.toUpperCase() }] } },
    { customValues: { [randomUUID()]: [location(ofDeleted)] }, deletedAt: new Date() },
  ])
  const { pool } = test.deps.database
  await pool.query('update companies set logo_file_id = $2, signature_file_id = $3 where id = $1', [
    company.id,
    logo,
    signature,
  ])
  await pool.query('update users set image_file_id = $2 where id = $1', [userId, photo])
  await pool.query(
    `insert into lead_merges (company_id, id, kept_id, merged_id, actor_id, at, before)
     values ($1, gen_random_uuid(), $2, $3, $4, now(), $5)`,
    [company.id, lead, twin, userId, { kept: { customValues: { plan: location(beforeMerge) } } }],
  )
  await test.deps.jobs.schedule('files.purge', '27 3 * * *', {})
  const left = async () => {
    await test.deps.jobs.runDue(fileJobs(test.deps))
    const { rows } = await pool.query('select id from files where company_id = $1', [company.id])
    return rows.map(({ id }) => id).toSorted()
  }
  expect(await left()).toEqual(stored.toSorted())
  test.setNow(new Date(Date.now() + 49 * 3_600_000))
  expect(await left()).toEqual(stored.filter((id) => id !== lost).toSorted())
  expect(onDisk(company.id)).toBe(7)
  await pool.query('delete from leads where id = $1', [lead])
  test.setNow(new Date(Date.now() + 73 * 3_600_000))
  expect(await left()).not.toContain(ofField)
})
