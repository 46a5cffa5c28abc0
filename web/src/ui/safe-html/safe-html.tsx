import { lazy, Suspense } from 'react'

const SafeHtmlBody = lazy(() =>
  import('./safe-html-body').then((module) => ({ default: module.SafeHtmlBody })),
)

/** HTML that people wrote, cleaned once more before it is shown (C-139). What cleans it is loaded where it is needed. */
export function SafeHtml({ html }: { html: string }) {
  return (
    <Suspense fallback={null}>
      <SafeHtmlBody html={html} />
    </Suspense>
  )
}
