// What a file may be called, export and use.
import { walk } from './source.mjs'

const bannedNames = new Set([
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'misc',
  'type',
  'types',
  'constant',
  'constants',
])
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/

/** Names, over all files of the working folders. Migrations are named by the tool that writes them. */
export function nameProblems(path) {
  const problems = []
  if (path.includes('/migrations/')) return problems
  const report = (rule, text) => problems.push({ path, line: 1, rule, text })
  for (const part of path.split('/')) {
    const stem = part.replace(/^\./, '').split('.')[0]
    if (bannedNames.has(stem)) report('names', `"${stem}" says nothing; name it after what it talks about`)
    else if (!kebabCase.test(part.replace(/^\./, ''))) report('names', `"${part}" is not kebab-case`)
  }
  if (/\/index\.[cm]?[jt]sx?$/.test(path))
    report('barrels', 'no barrel files: import the file that holds the thing')
  return problems
}

/** A folder that no row of slices.json names. */
export function sliceProblems(place, rungs) {
  const named = ['slice', 'wire', 'features'].includes(place.layer)
  if (!named || !place.slice || rungs.has(place.slice) || place.isTest) return []
  return [{ path: place.path, line: 1, rule: 'slices', text: `"${place.slice}" is not in slices.json` }]
}

/** A slice with rooms has the same ones on every side, so that who knows one side guesses the others. */
export function roomProblems(place, rooms) {
  const known = rooms.get(place.slice)
  if (!known || !place.room || place.isTest || [...known, 'messages'].includes(place.room)) return []
  const text = `"${place.room}" is no room of ${place.slice}: ${known.join(', ')}`
  return [{ path: place.path, line: 1, rule: 'rooms', text }]
}

const fullFolder = 20

/** Source files of one folder, without tests. */
export function folderProblems(paths) {
  const folders = new Map()
  for (const path of paths) {
    if (!/^(contract|server|web)\/src\//.test(path) || /\.test\.|\/migrations\/|\.json$/.test(path)) continue
    const folder = path.slice(0, path.lastIndexOf('/'))
    folders.set(folder, (folders.get(folder) ?? 0) + 1)
  }
  return [...folders]
    .filter(([, count]) => count > fullFolder)
    .map(([path, count]) => ({
      path,
      line: 1,
      rule: 'folders',
      text: `${count} files: a folder has at most ${fullFolder}`,
    }))
}

const leadTable = '(?:leads|lead_?(?:history|contacts|identities|tags))'
const writesLeads = new RegExp(
  `\\b(?:insert into|update)\\s+(?:\\$\\{)?${leadTable}\\b|\\.(?:insert|update)\\(${leadTable}\\)`,
  'gi',
)
/** Reminders mark what they have announced, and clocks are set, which is no change of the lead. */
const besideTheWriter = [
  'server/src/features/leads/my-day/repository/reminders.ts',
  'server/src/features/leads/response/repository/clocks.ts',
]

/** Leads have one writer, so that no door to them can forget the history, the board or the people who are told. */
export function writerProblems(source, place) {
  if (place.layer !== 'features' || place.package !== 'server' || place.isTest) return []
  if (place.room === 'write' || besideTheWriter.includes(place.path)) return []
  return [...source.text.matchAll(writesLeads)].map(({ index }) => ({
    path: place.path,
    line: source.lineAt(index),
    rule: 'one-writer',
    text: 'leads are added and changed by writeLeads only',
  }))
}

const addsRoute = /\bapp\.(?:route|get|post|put|patch|delete|all)\(/g
/** The page itself for every address that is no call. */
const mayAddRoutes = ['server/src/http/mount.ts', 'server/src/http/web-files.ts']

/** Session, policy, input and the grids over all calls: a route beside `mount` would have none of them. */
export function routeProblems(source, place) {
  if (place.package !== 'server' || place.isTest || mayAddRoutes.includes(place.path)) return []
  return [...source.text.matchAll(addsRoute)].map(({ index }) => ({
    path: place.path,
    line: source.lineAt(index),
    rule: 'one-mount',
    text: 'routes are declared as endpoints and added by mount only',
  }))
}

/** Playwright projects get their `test` and `expect` from one file: fixtures.ts. */
const isToolkit = (place, entry) =>
  place.package === 'e2e' && entry.moduleRequest.value === '@playwright/test'

export function exportProblems(source, place) {
  const problems = []
  for (const one of source.module.staticExports) {
    for (const entry of one.entries) {
      const report = (rule, text) =>
        problems.push({ path: source.path, line: source.lineAt(one.start), rule, text })
      if (entry.exportName.kind === 'Default' && !place.isConfig && !source.path.endsWith('.d.ts'))
        report('default-export', 'named exports only')
      if (!entry.moduleRequest || isToolkit(place, entry)) continue
      const isFace = source.path === `server/src/features/${place.slice}/service.ts`
      if (entry.importName.kind !== 'Name' || !isFace)
        report(
          'barrels',
          'no re-exports: import the file that holds the thing (service.ts alone may re-export, by name)',
        )
    }
  }
  return problems
}

const mayReadEnvironment = (place) =>
  place.isTest ||
  place.isConfig ||
  !['contract', 'server', 'web'].includes(place.package) ||
  place.path === 'server/src/env.ts'

export function environmentProblems(source, place) {
  const problems = []
  const report = (node, rule, text) =>
    problems.push({ path: source.path, line: source.lineAt(node.start), rule, text })
  const isName = (node, name) => node?.type === 'Identifier' && node.name === name
  const mayFetch = place.package !== 'server' || place.isTest || ['gateways', 'root'].includes(place.layer)
  if (mayReadEnvironment(place) && mayFetch) return problems
  walk(source.program, (node) => {
    if (
      node.type === 'MemberExpression' &&
      isName(node.object, 'process') &&
      isName(node.property, 'env') &&
      !mayReadEnvironment(place)
    )
      report(node, 'environment', 'only server/src/env.ts reads process.env')
    if (node.type === 'CallExpression' && isName(node.callee, 'fetch') && !mayFetch)
      report(node, 'network', 'only gateways/ uses the network')
  })
  return problems
}
