import { type Node, type Program, parseSync, visitorKeys } from 'oxc-parser'
import { readText, sourcesBelow } from '../spec'

export interface Source {
  path: string
  program: Program
}

export const parsed = (path: string, text: string): Source => ({
  path,
  program: parseSync(path, text).program,
})

const isProduct = (path: string) => !path.includes('/src/testing/')

/** The parsed sources of one side, without its tests and what only tests use. */
export const sourcesOf = (side: 'contract' | 'server' | 'web'): Source[] =>
  sourcesBelow(`${side}/src`)
    .filter(isProduct)
    .map((path) => ({ path, text: readText(path) }))
    .filter(({ text }) => side === 'contract' || text.includes('@foyer/contract/'))
    .map(({ path, text }) => parsed(path, text))

/** The file of the contract that an import names; undefined when it names something else. */
export function contractFile(from: string, specifier: string): string | undefined {
  const byName = /^@foyer\/contract\/(.+)$/.exec(specifier)?.[1]
  if (byName) return `contract/src/${byName}.ts`
  if (!from.startsWith('contract/') || !specifier.startsWith('.')) return undefined
  return `${new URL(specifier, `file:///${from}`).pathname.slice(1)}.ts`
}

/** The nodes directly below a node, those of types left out: a type uses no value. */
export function childrenOf(node: Node): Node[] {
  const fields = node as unknown as Record<string, Node | (Node | null)[] | null>
  const children: Node[] = []
  const add = (child: Node | null) => {
    if (child && !isType(child)) children.push(child)
  }
  for (const key of visitorKeys[node.type] ?? []) {
    const field = fields[key]
    if (Array.isArray(field)) field.forEach(add)
    else add(field ?? null)
  }
  return children
}

const valuesOfTypeScript = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
])
const isType = (node: Node) => node.type.startsWith('TS') && !valuesOfTypeScript.has(node.type)

/** What an expression is without its types and brackets. */
export function bare(node: Node): Node {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSInstantiationExpression':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return bare(node.expression)
    default:
      return node
  }
}

/** The name of a property that is written out; undefined where it is computed. */
export function keyOf(key: Node, isComputed: boolean): string | undefined {
  if (key.type === 'Identifier') return isComputed ? undefined : key.name
  return key.type === 'Literal' ? String(key.value) : undefined
}
