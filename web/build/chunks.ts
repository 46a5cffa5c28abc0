import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import type { Needs } from './page-needs.ts'
import type { RoutePage } from './route-table.ts'

const source = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const start = source('index.html')
const signIn = source('src/features/accounts/sign-in-page.tsx')
const frame = source('src/shell/page-frame.tsx')
const list = source('src/features/leads/lead-list-page.tsx')
const tasks = source('src/features/tasks/my-tasks-page.tsx')
const personalData = source('src/features/onboarding/personal-data-page.tsx')
/** They show the same panels of a lead and its tasks. */
const workPages = [
  'src/app/lead-details.tsx',
  'src/features/leads/details/older/older-details-page.tsx',
  'src/features/tasks/lead-task-page.tsx',
]
  .map(source)
  .concat(tasks)

/** A module that this many pages share is in the file of what is used often. */
const many = 9

/**
 * Left alone, the bundler makes a file of its own for every set of pages that share a module: a hundred requests for
 * one page. What comes at the start, what sign-in needs, what surrounds every page and what many pages use are one
 * file each; calendars are large, and few pages have one. A file holds what such pages need and nothing that only others
 * need, so no two files need each other.
 */
export function chunkGroups(needs: Needs, table: RoutePage[]): Rolldown.CodeSplittingGroup[] {
  const pages = new Set(table.flatMap(({ modules }) => modules))
  let priority = 100
  const group = (name: string, has: (neededBy: Set<string>, id: string) => boolean) => ({
    name,
    test: (id: string) => has(needs.get(id) ?? new Set(), id),
    priority: priority--,
    // What a module needs is sorted by the pages that need it, as every module is.
    includeDependenciesRecursively: false,
  })
  const pagesIn = (neededBy: Set<string>) => [...neededBy].filter((module) => pages.has(module))
  const isOfAccounts = (page: string) => page.startsWith(source('src/features/accounts/'))
  const isIn = (neededBy: Set<string>, some: (page: string) => boolean) => {
    const found = pagesIn(neededBy)
    return found.length > 1 && found.every(some)
  }
  const isBefore = (neededBy: Set<string>) => pagesIn(neededBy).some(isOfAccounts)
  const isInside = (neededBy: Set<string>) => neededBy.has(frame) || neededBy.has(list)
  const isInMany = (neededBy: Set<string>) => pagesIn(neededBy).length >= many
  return [
    group('start', (by) => by.has(start) || (by.has(signIn) && isInside(by))),
    group('both', (by) => isBefore(by) && isInside(by)),
    group('access', (by) => by.has(signIn) || (isBefore(by) && isInMany(by))),
    group('frame', (by) => by.has(frame)),
    group('steps', (by) => isIn(by, isOfAccounts)),
    group('leads', (by) => by.has(list) && pagesIn(by).length > 1),
    group('calendar', (by) => by.has(tasks) && by.has(personalData)),
    group('often', isInMany),
    group('icons', (by, id) => id.includes('/@tabler/icons-react/') && pagesIn(by).length !== 1),
    group('work', (by) => isIn(by, (page) => workPages.includes(page))),
  ]
}
