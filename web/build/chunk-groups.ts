import type { Rolldown } from 'vite'
import { type File, type Piece, planFiles } from './file-plan.ts'
import type { RoutePage } from './route-table.ts'

/**
 * How many bytes may be loaded without need to save requests: few by what people see first and by a page near its limit,
 * more by what comes later.
 */
const tight: Record<string, number> = {
  '/': 500,
  '/reset': 4_000,
  '/get-otp': 4_000,
  '/client/': 12_000,
  '/client/quotation/:id': 20_000,
  '/lms/': 20_000,
  '/leads/lead-management-settings/lead-form': 16_000,
}
const ofPage = 36_000
const ofLaterPart = 100_000

const modulesOf = ({ pieces }: File) => pieces.flatMap(({ modules }) => modules)
const isStyle = (id: string) => id.endsWith('.css')

/** What strangers open first: they wait for no styles of the daily work. */
const strangers = ['/', '/reset', '/get-otp', '/shared-quotation/:token']
/** What is opened forty times a day. */
const daily = ['/admin/', '/lms/', '/leads/pipeline', '/leads/lead-full-details/:id', '/timeline/my-task/']

/** Libraries of the start by their size: in one file they would be on their way when all others are here. */
const libraries = [
  /\/node_modules\/(react|react-dom|scheduler)\//,
  /\/node_modules\/(react-router|@tanstack)\//,
  /\/node_modules\/@mantine\//,
]

/** Nothing is seen before the styles: those of the daily work are one file, and what strangers need of them comes with the start. */
function planOf(files: File[], pages: RoutePage[]): string[][] {
  const isOf =
    (paths: string[]) =>
    ({ loadedBy }: File) =>
      paths.some((path) => loadedBy.has(path))
  const isStart = ({ loadedBy }: File) => pages.every(({ path }) => loadedBy.has(path))
  const stylesOf = (some: File[]) => some.flatMap(modulesOf).filter(isStyle)
  const ofDaily = files.filter((file) => isOf(daily)(file) && !isStart(file))
  const start = files.filter(isStart).flatMap(modulesOf)
  const libraryOf = (id: string) => (isStyle(id) ? -1 : libraries.findIndex((library) => library.test(id)))
  return [
    stylesOf(ofDaily.filter((file) => !isOf(strangers)(file))),
    ...libraries.map((_, library) => start.filter((id) => libraryOf(id) === library)),
    [...start.filter((id) => libraryOf(id) < 0), ...stylesOf(ofDaily.filter(isOf(strangers)))],
    ...files.filter((file) => !isStart(file)).map(modulesOf),
  ]
}

export function chunkGroups(pieces: Piece[], pages: RoutePage[]): Rolldown.CodeSplittingGroup[] {
  const paths = new Set(pages.map(({ path }) => path))
  const files = planFiles(pieces, (load) => tight[load] ?? (paths.has(load) ? ofPage : ofLaterPart))
  const plan = planOf(files, pages)
  return plan.map((ids, place) => {
    const modules = new Set(ids)
    return {
      name: `file-${place}`,
      test: (id) => modules.has(id),
      priority: plan.length - place,
      // What a module needs has its own place in the plan.
      includeDependenciesRecursively: false,
    }
  })
}
