import { createBrowserRouter, RouterProvider } from 'react-router'
import { Providers } from './providers'
import { routes } from './routes'

const router = createBrowserRouter(routes)

export function App() {
  return (
    <Providers>
      {/* Without transitions: on a busy machine the page would lag behind the address, and a press would use the old one. */}
      <RouterProvider router={router} useTransitions={false} />
    </Providers>
  )
}
