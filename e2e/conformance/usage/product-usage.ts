import { type Declaration, declarationsOf, type Leaf } from './declarations'
import { anyKey, namesOf, type Reference, referencesIn } from './references'
import { type Source, sourcesOf } from './sources'

/** Is one of these two paths the beginning of the other? An unknown key fits every key. */
const meet = (one: string[], other: string[]) =>
  one.slice(0, other.length).every((key, at) => key === other[at] || key === anyKey || other[at] === anyKey)

const startsWith = (path: string[], start: string[]) => path.length >= start.length && meet(path, start)

/** The leaves that a path reaches. A key that is neither there nor spread in is a method: it reads the whole. */
function leavesAt(leaves: Leaf[], path: string[]): Leaf[] {
  const reached = leaves.filter((leaf) => meet(leaf.path, path))
  if (reached.length === 0) return path.length > 0 ? leavesAt(leaves, path.slice(0, -1)) : []
  const own = reached.filter((leaf) => !leaf.isSpread)
  const isOwn = !path.includes(anyKey) && own.some(({ path: key }) => key.length > 0 && startsWith(path, key))
  return isOwn ? own : reached
}

/** Where a leaf stands for another place, the rest of the path goes on there. */
const beyond = (leaf: Leaf, path: string[]): Reference[] =>
  leaf.standsFor && leaf.standsFor.length > 0
    ? leaf.standsFor.map((place) => ({ ...place, path: [...place.path, ...path.slice(leaf.path.length)] }))
    : leaf.reads

export interface Usage {
  declarations: Declaration[]
  isUsed: (leaf: Leaf) => boolean
  /** Whether something reads this very place, or a part of it. */
  isRead: (file: string, name: string, path: string[]) => boolean
}

/**
 * What of the contract a product uses: from every mention in its own sources, through the declarations of the contract
 * that these mention in turn.
 */
export function usageOf(contract: Source[], product: Source[]): Usage {
  const declarations = contract.flatMap(declarationsOf)
  const byName = new Map(declarations.map((one) => [`${one.file} ${one.name}`, one]))
  const used = new Set<Leaf>()
  const seen = new Set<string>()
  const waiting = product.flatMap((source) => referencesIn(source.program, namesOf(source)))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const key = `${next.file} ${next.name} ${next.path.join(' ')}`
    const declaration = byName.get(`${next.file} ${next.name}`)
    if (seen.has(key) || !declaration) continue
    seen.add(key)
    for (const leaf of leavesAt(declaration.leaves, next.path)) {
      used.add(leaf)
      waiting.push(...beyond(leaf, next.path))
    }
  }
  return {
    declarations,
    isUsed: (leaf) => used.has(leaf),
    isRead: (file, name, path) =>
      leavesAt(byName.get(`${file} ${name}`)?.leaves ?? [], path).some((leaf) => used.has(leaf)),
  }
}

/** The server and the web are the product; tests use nothing. */
export const readProductUsage = (): Usage =>
  usageOf(sourcesOf('contract'), [...sourcesOf('server'), ...sourcesOf('web')])
