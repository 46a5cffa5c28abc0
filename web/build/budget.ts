import type { PageFiles } from './page-files.ts'

/** What a page may load at first, in thousands of bytes of script and style as they travel (gzip), without fonts. */
export const budget: Record<string, number> = {
  '/': 175,
  '/reset': 183,
  '/get-otp': 191,
  '/admin/': 305,
  '/client/': 263,
  '/client/quotation/:id': 273,
  '/shared-quotation/:token': 183,
  '/lms/': 324,
  '/leads/pipeline': 316,
  '/leads/analytics': 294,
  '/leads/lead-full-details/:id': 394,
  '/leads/lead-management-settings/status': 309,
  '/leads/lead-management-settings/tags': 284,
  '/leads/lead-management-settings/lead-form': 313,
  '/pmt/': 266,
  '/pmt/project/:id/:tab?': 348,
  '/quotation/:projectId/:id': 307,
  '/timeline/my-task/': 328,
  '/my-profile/myprofile/personal': 346,
  '/my-profile/myprofile/accesspanel': 320,
  '/calendar/': 297,
}

/** One sentence for each page that is larger than it may be, or that does not exist any more. */
export function overBudget(
  limits: Record<string, number>,
  start: PageFiles,
  pages: PageFiles[],
  sizeOf: (file: string) => number,
): string[] {
  return Object.entries(limits).flatMap(([path, limit]) => {
    const page = pages.find((one) => one.path === path)
    if (!page)
      return [`The page ${path} has a limit in build/budget.ts, but the route table does not have it.`]
    const files = [start, page].flatMap(({ scripts, styles }) => [...scripts, ...styles])
    const size = files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000
    return size > limit
      ? [`The page ${path} loads ${size.toFixed(1)} kB, its limit in build/budget.ts is ${limit} kB.`]
      : []
  })
}
