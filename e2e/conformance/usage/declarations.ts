import type { Node } from 'oxc-parser'
import { type Names, namesOf, placesOf, type Reference, referencesIn } from './references'
import { bare, keyOf, type Source } from './sources'

/** A value that holds no named values of its own, and what it is made of. */
export interface Leaf {
  path: string[]
  reads: Reference[]
  /** Set where the value is another place: `save: screenTexts.save`, `...columnTexts`. */
  standsFor?: Reference[]
  isSpread?: boolean
}

export interface Declaration {
  file: string
  name: string
  leaves: Leaf[]
}

function leavesOf(value: Node, names: Names, path: string[] = []): Leaf[] {
  const node = bare(value)
  if (node.type !== 'ObjectExpression') {
    const places = placesOf(node, names)
    const leaf = { path, reads: referencesIn(node, names) }
    return [places.length > 0 ? { ...leaf, standsFor: places } : leaf]
  }
  return node.properties.flatMap((property) => {
    if (property.type === 'SpreadElement')
      return [
        {
          path,
          reads: referencesIn(property.argument, names),
          standsFor: placesOf(property.argument, names),
          isSpread: true,
        },
      ]
    const key = keyOf(property.key, property.computed)
    if (key === undefined) return [{ path, reads: referencesIn(property, names) }]
    return leavesOf(property.value, names, [...path, key])
  })
}

/** What a file of the contract declares. */
export function declarationsOf(source: Source): Declaration[] {
  const names = namesOf(source)
  return source.program.body.flatMap((statement): Declaration[] => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (node?.type === 'VariableDeclaration')
      return node.declarations.flatMap(({ id, init }) =>
        id.type === 'Identifier'
          ? [{ file: source.path, name: id.name, leaves: init ? leavesOf(init, names) : [] }]
          : [],
      )
    if ((node?.type === 'FunctionDeclaration' || node?.type === 'ClassDeclaration') && node.id)
      return [
        { file: source.path, name: node.id.name, leaves: [{ path: [], reads: referencesIn(node, names) }] },
      ]
    return []
  })
}
