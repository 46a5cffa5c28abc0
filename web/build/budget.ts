import type { PageFiles } from './page-files.ts'

/** What a page may load at first, in thousands of bytes of script and style as they travel (gzip), without fonts. */
export const budget: Record<string, number> = {
  '/': 176,
  '/reset': 183,
  '/get-otp': 191,
  '/admin/': 335,
  '/client/': 294,
  '/client/quotation/:id': 299,
  '/shared-quotation/:token': 201,
  '/lms/': 352,
  '/leads/pipeline': 341,
  '/leads/analytics': 329,
  '/leads/lead-full-details/:id': 410,
  '/leads/lead-management-settings/status': 336,
  '/leads/lead-management-settings/tags': 302,
  '/leads/lead-management-settings/lead-form': 325,
  '/pmt/': 293,
  '/pmt/project/:id/:tab?': 370,
  '/quotation/:projectId/:id': 329,
  '/timeline/my-task/': 350,
  '/my-profile/myprofile/personal': 366,
  '/my-profile/myprofile/accesspanel': 338,
  '/calendar/': 328,
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
