import type { PageFiles } from './page-files.ts'

/** What a page may load at first, in thousands of bytes of script and style as they travel (gzip), without fonts. */
export const budget: Record<string, number> = {
  '/': 173,
  '/reset': 181,
  '/get-otp': 189,
  '/admin/': 327,
  '/client/': 278,
  '/client/quotation/:id': 284,
  '/shared-quotation/:token': 201,
  '/lms/': 345,
  '/leads/pipeline': 325,
  '/leads/analytics': 318,
  '/leads/lead-full-details/:id': 410,
  '/leads/lead-management-settings/status': 324,
  '/leads/lead-management-settings/tags': 291,
  '/leads/lead-management-settings/lead-form': 318,
  '/pmt/': 275,
  '/pmt/project/:id/:tab?': 364,
  '/quotation/:projectId/:id': 314,
  '/timeline/my-task/': 345,
  '/my-profile/myprofile/personal': 360,
  '/my-profile/myprofile/accesspanel': 328,
  '/calendar/': 317,
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
