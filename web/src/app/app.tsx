import '../ui/dialogs/steps'
import { flushSync } from 'react-dom'
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router'
import { frameFirst } from './frame-first'
import { Providers } from './providers'
import { routes } from './routes'

export function createRouter(): DataRouter {
  let hasBegun = false
  const router = createBrowserRouter(frameFirst(routes, () => hasBegun))
  router.subscribe(({ initialized }) => {
    hasBegun = initialized
  })
  // Not of the first files: those of a page that has just come are of one build.
  import('./new-version').then(({ followVersion }) => followVersion(router)).catch(() => {})
  return router
}

export function App({ router }: { router: DataRouter }) {
  return (
    <Providers>
      {/* Without transitions, and at once where asked for: the page would lag behind the address, and a press would use the old one. */}
      <RouterProvider router={router} useTransitions={false} flushSync={(work) => void flushSync(work)} />
    </Providers>
  )
}
