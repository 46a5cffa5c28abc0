import '../ui/dialogs/steps'
import { flushSync } from 'react-dom'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { Providers } from './providers'
import { routes } from './routes'

const router = createBrowserRouter(routes)
// Not of the first files: those of a page that has just come are of one build.
import('./new-version').then(({ followVersion }) => followVersion(router)).catch(() => {})

export function App() {
  return (
    <Providers>
      {/* Without transitions, and at once where asked for: the page would lag behind the address, and a press would use the old one. */}
      <RouterProvider router={router} useTransitions={false} flushSync={(work) => void flushSync(work)} />
    </Providers>
  )
}
