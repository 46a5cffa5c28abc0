import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AnyEndpoint } from '@foyer/contract/kit/endpoint'
import { api } from '@foyer/contract/wire/api'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../testing/test-app'

const test = useTestApp({ APP_URL: 'https://foyer.invalid' })

interface Operation {
  operationId: string
  security: unknown[]
  parameters: { name: string; in: string }[]
  requestBody?: unknown
  responses: Record<string, unknown>
}
interface ApiDocument {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
}

const redocly = fileURLToPath(new URL('../../../node_modules/.bin/redocly', import.meta.url))
const rules = fileURLToPath(new URL('../../redocly.yaml', import.meta.url))

let document: ApiDocument
beforeAll(async () => {
  const answer = await test.app.inject({ url: '/api/docs' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  document = answer.json()
})

const endpoints = Object.entries(api).flatMap(([slice, of]) =>
  Object.entries(of as Record<string, AnyEndpoint>).map(
    ([name, endpoint]) => [`${slice}.${name}`, endpoint] as const,
  ),
)

describe('the API document', () => {
  it('is OpenAPI 3.1 for the public address', () => {
    expect(document.openapi).toMatch(/^3\.1/)
    expect(document.servers).toEqual([{ url: 'https://foyer.invalid' }])
  })

  it.each(endpoints)('has %s', (name, endpoint) => {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const operation = document.paths[path]?.[endpoint.method.toLowerCase()]
    expect(operation?.operationId).toBe(name)
    const named = operation?.parameters.map((parameter) => parameter.name)
    const queried = Object.keys(endpoint.request.query.shape)
    expect(named).toEqual(expect.arrayContaining(queried))
    expect(operation?.requestBody !== undefined).toBe(
      endpoint.request.body !== undefined || endpoint.request.form !== undefined,
    )
    expect(operation?.responses).toHaveProperty('200')
  })

  it('has nothing that is not there', () => {
    const operations = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((operation) => operation.operationId),
    )
    expect(operations.toSorted()).toEqual(endpoints.map(([name]) => name).toSorted())
  })

  it('speaks of no address, machine or person', () => {
    expect(JSON.stringify(document)).not.toMatch(/localhost|127\.0\.0\.1|@demo\./)
  })

  it('passes a public linter without an error or a warning', () => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-openapi-'))
    const file = join(folder, 'openapi.json')
    writeFileSync(file, JSON.stringify(document))
    const linted = spawnSync(
      process.execPath,
      [redocly, 'lint', file, '--config', rules, '--format', 'json', '--max-problems', '100'],
      {
        encoding: 'utf8',
        cwd: folder,
        timeout: 120_000,
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    )
    rmSync(folder, { recursive: true, force: true })
    const report = JSON.parse(linted.stdout) as {
      totals: { errors: number; warnings: number }
      problems: { ruleId: string; message: string; location: { pointer: string }[] }[]
    }
    const problems = report.problems.map(
      ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`,
    )
    expect(problems).toEqual([])
    expect(linted.status).toBe(0)
  }, 150_000)
})
