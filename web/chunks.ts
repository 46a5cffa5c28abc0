import type { Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext

/** Everything a module brings along when it is loaded. */
function closureOf(root: string, context: Context): Set<string> {
  const found = new Set<string>()
  const add = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) add(imported)
  }
  add(root)
  return found
}

/** The modules that one file of the sources needs, known once the first module asks. */
function neededBy(file: string) {
  let needed: Set<string> | undefined
  return (id: string, context: Context): boolean => {
    needed ??= closureOf(new URL(file, import.meta.url).pathname, context)
    return needed.has(id)
  }
}

const group = (name: string, file: string, priority: number): Rolldown.CodeSplittingGroup => {
  const isNeeded = neededBy(file)
  return { name: (id, context) => (isNeeded(id, context) ? name : null), debugName: name, priority }
}

/**
 * Left alone, the bundler makes a file of its own for every module that two pages share: a hundred requests for one
 * page. What comes at the start, what sign-in needs, what surrounds every page and what many pages use are one each.
 * A library counts as needed as a whole, as far as any page uses it: its modules come through one door.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 4 },
  group('access', './src/features/accounts/sign-in-page.tsx', 3),
  group('frame', './src/shell/page-frame.tsx', 2),
  { name: 'often', minShareCount: 5, priority: 1 },
]
