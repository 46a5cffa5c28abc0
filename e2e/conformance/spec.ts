import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

export const absolute = (path: string): string => root + path
export const readText = (path: string): string => readFileSync(absolute(path), 'utf8')
const readJson = <T>(path: string): T => JSON.parse(readText(path)) as T

export interface SpecEndpoint {
  id: string
  methods: string[]
  path: string
  query: string[]
}
export interface SpecMessage {
  id: string
  text: string
  screen: string
  trigger: string
}
export interface SpecLimit {
  id: string
  value: unknown
  where: string
}
export interface SpecPermission {
  id: string
  flag: string
  control: string
}
export interface SpecRoute {
  id: string
  path: string
}

export const spec = {
  endpoints: readJson<SpecEndpoint[]>('docs/spec/endpoints.json'),
  messages: readJson<SpecMessage[]>('docs/spec/messages.json'),
  limits: readJson<SpecLimit[]>('docs/spec/limits.json'),
  permissions: readJson<SpecPermission[]>('docs/spec/permissions.json'),
  routes: readJson<{ routes: SpecRoute[] }>('docs/spec/routes.json').routes,
}

type Part = 'endpoints' | 'screens' | 'limits' | 'permissions' | 'routes'
type Slice = { name: string; rung: number; complete: boolean } & Partial<Record<Part, string[]>>

const file = readJson<{ slices: Slice[]; areas: Slice[] }>('slices.json')
export const slices = [...file.slices, ...file.areas]

/** `lead.*` covers every id that begins with `lead.`; the longest pattern that fits decides. */
const fits = (pattern: string, id: string) =>
  pattern.endsWith('.*') ? id.startsWith(pattern.slice(0, -1)) : pattern === id

const weight = (pattern: string, id: string) => (pattern === id ? Number.POSITIVE_INFINITY : pattern.length)

export function ownersOf(part: Part, id: string): Slice[] {
  const claims = slices.flatMap((slice) =>
    (slice[part] ?? [])
      .filter((pattern) => fits(pattern, id))
      .map((pattern) => ({ slice, weight: weight(pattern, id) })),
  )
  const best = Math.max(...claims.map((claim) => claim.weight))
  return claims.filter((claim) => claim.weight === best).map((claim) => claim.slice)
}

export const belongsToCompleteSlice = (part: Part, id: string): boolean =>
  ownersOf(part, id).some((slice) => slice.complete)

/** Patterns of slices.json that fit no id: a slip of the pen. */
export const idlePatterns = (part: Part, ids: string[]): string[] =>
  slices.flatMap((slice) => slice[part] ?? []).filter((pattern) => !ids.some((id) => fits(pattern, id)))

const filesBelow = (folder: string): string[] =>
  statSync(absolute(folder), { throwIfNoEntry: false })
    ? readdirSync(absolute(folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules/'))
        .map((name) => `${folder}/${name}`)
    : []

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

/** Every source file below a folder, tests left out. */
export const sourcesBelow = (folder: string): string[] => filesBelow(folder).filter((path) => !isTest(path))

/** What the tests of all sides are called. */
export const testTitles = (): string[] =>
  ['contract/src', 'server/src', 'web/src', 'e2e']
    .flatMap(filesBelow)
    .filter(isTest)
    .flatMap((path) => [...readText(path).matchAll(/(['"`])([A-Z]-\d{3}\b[^\n]*?)\1/g)])
    .map(([, , title = '']) => title)

/** A text as it reads on screen, whatever way the source writes it. */
export const plain = (source: string): string =>
  source
    .replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\(['"`])/g, '$1')
    .replace(/\s+/g, ' ')

export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
