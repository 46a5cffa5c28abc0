import type { Rolldown } from 'vite'
import { type Piece, planFiles } from './file-plan.ts'
import type { RoutePage } from './route-table.ts'

/**
 * How many bytes may be loaded without need to save requests: few by what people see first and by a page near its limit,
 * more by what comes later.
 */
const tight: Record<string, number> = {
  '/': 500,
  '/reset': 4_000,
  '/get-otp': 4_000,
  '/client/quotation/:id': 20_000,
}
const ofPage = 40_000
const ofLaterPart = 100_000

export function chunkGroups(pieces: Piece[], pages: RoutePage[]): Rolldown.CodeSplittingGroup[] {
  const paths = new Set(pages.map(({ path }) => path))
  const files = planFiles(pieces, (load) => tight[load] ?? (paths.has(load) ? ofPage : ofLaterPart))
  return files.map((file, place) => {
    const modules = new Set(file.flatMap((piece) => piece.modules))
    return {
      name: `file-${place}`,
      test: (id) => modules.has(id),
      priority: files.length - place,
      // What a module needs has its own place in the plan.
      includeDependenciesRecursively: false,
    }
  })
}
