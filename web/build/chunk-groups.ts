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
  '/client/quotation/:id': 5_000,
  '/lms/': 1_000,
  '/leads/analytics': 8_000,
  '/admin/': 10_000,
  '/quotation/:projectId/:id': 3_000,
  '/leads/lead-full-details/:id': 10_000,
  '/leads/lead-management-settings/lead-form': 10_000,
  '/pmt/': 3_000,
  '/pmt/project/:id/:tab?': 5_000,
  '/timeline/my-task/': 8_000,
  '/my-profile/myprofile/personal': 10_000,
  '/my-profile/myprofile/accesspanel': 8_000,
}
const ofPage = 20_000
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
