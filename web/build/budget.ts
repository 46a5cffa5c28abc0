import type { PageFiles } from './page-files.ts'

/** What a page may load at first, in thousands of bytes of script and style as they travel (gzip), without fonts. */
export const budget: Record<string, number> = {
  '/': 175,
  '/reset': 182,
  '/get-otp': 190,
  '/admin/': 302,
  '/client/': 260,
  '/client/quotation/:id': 272,
  '/shared-quotation/:token': 189,
  '/lms/': 320,
  '/leads/pipeline': 312,
  '/leads/analytics': 300,
  '/leads/lead-full-details/:id': 390,
  '/leads/lead-management-settings/status': 321,
  '/leads/lead-management-settings/tags': 300,
  '/leads/lead-management-settings/lead-form': 311,
  '/pmt/': 265,
  '/pmt/project/:id/:tab?': 347,
  '/quotation/:projectId/:id': 306,
  '/timeline/my-task/': 326,
  '/my-profile/myprofile/personal': 345,
  '/my-profile/myprofile/accesspanel': 319,
  '/calendar/': 306,
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
