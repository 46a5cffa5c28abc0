import { type ComponentProps, lazy, Suspense } from 'react'

const EntriesDrawer = lazy(() =>
  import('../entries/entries-drawer').then((module) => ({ default: module.EntriesDrawer })),
)

/** The calls or follow-ups behind a number, loaded when somebody asks for them. */
export function EntriesBehind(props: ComponentProps<typeof EntriesDrawer>) {
  return (
    <Suspense>
      <EntriesDrawer {...props} />
    </Suspense>
  )
}
