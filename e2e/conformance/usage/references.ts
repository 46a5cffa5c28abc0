import type { Node, VariableDeclarator } from 'oxc-parser'
import { bare, childrenOf, contractFile, keyOf, type Source } from './sources'

/** A place inside a value that the contract declares: `tagTexts.kinds[kind].title` is kinds, any key, title. */
export interface Reference {
  file: string
  name: string
  path: string[]
}
export const anyKey = '*'

/** What the names of a file stand for: imports, declarations of its own, and variables that were given one of these. */
export type Names = Map<string, Reference[]>

const below = (references: Reference[], key: string) =>
  references.map((reference) => ({ ...reference, path: [...reference.path, key] }))

/** The places that an expression stands for, without calling anything; empty when it is something else. */
export function placesOf(expression: Node, names: Names): Reference[] {
  const node = bare(expression)
  switch (node.type) {
    case 'Identifier':
      return names.get(node.name) ?? []
    case 'MemberExpression':
      return below(placesOf(node.object, names), keyOf(node.property, node.computed) ?? anyKey)
    case 'ConditionalExpression':
      return [...placesOf(node.consequent, names), ...placesOf(node.alternate, names)]
    case 'LogicalExpression':
      return [...placesOf(node.left, names), ...placesOf(node.right, names)]
    default:
      return []
  }
}

function learnVariable({ id, init }: VariableDeclarator, names: Names): void {
  const places = init ? placesOf(init, names) : []
  if (places.length === 0) return
  const learn = (name: string, more: Reference[]) => names.set(name, [...(names.get(name) ?? []), ...more])
  if (id.type === 'Identifier') learn(id.name, places)
  if (id.type !== 'ObjectPattern') return
  for (const part of id.properties) {
    if (part.type === 'RestElement') {
      if (part.argument.type === 'Identifier') learn(part.argument.name, places)
      continue
    }
    const target = part.value.type === 'AssignmentPattern' ? part.value.left : part.value
    const key = keyOf(part.key, part.computed) ?? anyKey
    if (target.type === 'Identifier') learn(target.name, below(places, key))
  }
}

/** A variable that only gives a place a shorter name: what it is used for counts, not that it was declared. */
const isAlias = (node: VariableDeclarator, names: Names) =>
  node.init !== null &&
  placesOf(node.init, names).length > 0 &&
  (node.id.type === 'Identifier' || node.id.type === 'ObjectPattern')

function learnVariables(node: Node, names: Names): void {
  if (node.type === 'VariableDeclarator') learnVariable(node, names)
  for (const child of childrenOf(node)) learnVariables(child, names)
}

const declaredBy = (statement: Node): string[] => {
  const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (node?.type === 'VariableDeclaration')
    return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  if (node?.type === 'FunctionDeclaration' || node?.type === 'ClassDeclaration')
    return node.id ? [node.id.name] : []
  return []
}

export function namesOf({ path, program }: Source): Names {
  const names: Names = new Map()
  const isContract = path.startsWith('contract/')
  for (const statement of program.body) {
    if (isContract)
      for (const name of declaredBy(statement)) names.set(name, [{ file: path, name, path: [] }])
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') continue
    const file = contractFile(path, statement.source.value)
    if (!file) continue
    for (const one of statement.specifiers)
      if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier')
        names.set(one.local.name, [{ file, name: one.imported.name, path: [] }])
  }
  for (const statement of program.body) {
    const isDeclaration = isContract && declaredBy(statement).length > 0
    for (const child of isDeclaration
      ? childrenOf(statement).flatMap(childrenOf).flatMap(childrenOf)
      : [statement])
      learnVariables(child, names)
  }
  return names
}

/** Names that are written without being read: keys, the left side of a declaration, imports. */
function readChildrenOf(node: Node): Node[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return []
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return childrenOf(node).filter((child) => child !== node.key || node.computed)
    case 'VariableDeclarator':
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return childrenOf(node).filter((child) => child !== node.id || child.type === 'ObjectPattern')
    default:
      return childrenOf(node)
  }
}

/** Inside the expression of a place, what is read besides it: the key in brackets, the question of a condition. */
function readBeside(expression: Node, names: Names): Node[] {
  const node = bare(expression)
  const branch = (child: Node) => (placesOf(child, names).length > 0 ? readBeside(child, names) : [child])
  switch (node.type) {
    case 'MemberExpression':
      return [...(node.computed ? [node.property] : []), ...readBeside(node.object, names)]
    case 'ConditionalExpression':
      return [node.test, ...branch(node.consequent), ...branch(node.alternate)]
    case 'LogicalExpression':
      return [...branch(node.left), ...branch(node.right)]
    default:
      return []
  }
}

/** Every place of the contract that a piece of source reads. */
export function referencesIn(root: Node, names: Names): Reference[] {
  const found: Reference[] = []
  const visit = (node: Node) => {
    const isShortName = node.type === 'VariableDeclarator' && isAlias(node, names)
    const expression = isShortName ? (node.init ?? node) : node
    const places = placesOf(expression, names)
    if (!isShortName) found.push(...places)
    const further = places.length > 0 ? readBeside(expression, names) : readChildrenOf(node)
    further.forEach(visit)
  }
  visit(root)
  return found
}
