// Legacy names exist in contract/src/wire only. docs/glossary.md is the list: a name in `ticks` in its first column is
// refused everywhere else, unless the second column keeps it; without ticks it is listed, but not refused.
// A wire key that is neither clean nor listed is refused too.
import { walk } from './source.mjs'

const identifier = /^[A-Za-z_$][\w$]*$/
const ticked = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name)

/** @returns {{ legacy: Map<string, string>, listed: Set<string> }} refused name -> the clean word(s); every name with a row */
export function readGlossary(markdown) {
  const legacy = new Map()
  const listed = new Set()
  const kept = new Set()
  for (const line of markdown.split('\n')) {
    if (!line.startsWith('|')) continue
    const [, old = '', clean = ''] = line.split('|').map((cell) => cell.trim())
    const cleanNames = ticked(clean)
    for (const name of old.replaceAll('`', '').split(/,\s*/)) listed.add(name)
    for (const name of ticked(old)) {
      if (cleanNames.includes(name)) kept.add(name)
      else if (identifier.test(name)) legacy.set(name, clean.replaceAll('`', ''))
    }
  }
  for (const name of kept) legacy.delete(name)
  return { legacy, listed }
}

const keyName = (node) =>
  node.type === 'Identifier' ? node.name : typeof node.value === 'string' ? node.value : undefined

/** The keys of `z.object({…})`, `.extend({…})` and of the query and params of `request({…})`. */
function schemaKeys(source) {
  const keys = []
  const take = (object) => {
    if (object?.type !== 'ObjectExpression') return
    for (const p of object.properties) if (p.type === 'Property') keys.push([keyName(p.key), p.key.start])
  }
  walk(source.program, (node) => {
    if (node.type !== 'CallExpression') return
    const called = node.callee.type === 'MemberExpression' ? node.callee.property.name : node.callee.name
    if (['object', 'strictObject', 'looseObject', 'extend', 'safeExtend'].includes(called))
      take(node.arguments[0])
    if (called !== 'request' || node.arguments[0]?.type !== 'ObjectExpression') return
    for (const p of node.arguments[0].properties)
      if (p.type === 'Property' && ['query', 'params'].includes(keyName(p.key))) take(p.value)
  })
  return keys
}

/** The keys that the clean side of the contract declares: models, forms, limits. */
function cleanKeys(source) {
  const keys = []
  walk(source.program, (node) => {
    if (['TSPropertySignature', 'Property', 'PropertyDefinition'].includes(node.type))
      keys.push(keyName(node.key))
  })
  return keys
}

const isWire = (place) => place.package === 'contract' && ['wire', 'api', 'samples'].includes(place.layer)
const isSide = (place) => ['contract', 'server', 'web'].includes(place.package) && place.layer !== 'root'

export function legacyProblems(sources, placeOf, glossary) {
  const problems = []
  const clean = new Set()
  const seen = new Set()
  const sides = sources
    .map((source) => ({ source, place: placeOf(source.path) }))
    .filter(({ place }) => isSide(place) && !place.isTest)

  for (const { source, place } of sides) {
    if (isWire(place)) continue
    if (place.package === 'contract') for (const key of cleanKeys(source)) clean.add(key)
    walk(source.program, (node) => {
      const name = ['Identifier', 'JSXIdentifier'].includes(node.type)
        ? node.name
        : node.type === 'Literal'
          ? node.value
          : undefined
      if (typeof name !== 'string' || !glossary.legacy.has(name)) return
      const line = source.lineAt(node.start)
      if (seen.has(`${source.path}:${line}:${name}`)) return
      seen.add(`${source.path}:${line}:${name}`)
      const text = `"${name}" is a wire name; outside contract/src/wire say: ${glossary.legacy.get(name)}`
      problems.push({ path: source.path, line, rule: 'legacy-names', text })
    })
  }

  for (const { source, place } of sides) {
    if (!isWire(place)) continue
    for (const [key, start] of schemaKeys(source)) {
      // A single lower-case word is the same on both sides; only invented names need a row.
      if (!key || !identifier.test(key) || !/[A-Z_]/.test(key)) continue
      if (clean.has(key) || glossary.listed.has(key)) continue
      const text = `"${key}" is not in docs/glossary.md: give it a row (legacy name, clean name)`
      problems.push({ path: source.path, line: source.lineAt(start), rule: 'glossary', text })
    }
  }
  return problems
}
