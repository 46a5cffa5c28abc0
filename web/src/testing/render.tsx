import { render } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { Providers } from '../app/providers'
import { routes } from '../app/routes'

/** The product at an address, all providers around it; or only the routes given. */
export function renderAt(address: string, table: RouteObject[] = routes) {
  const router = createMemoryRouter(table, { initialEntries: [address] })
  const view = render(
    <Providers env="test">
      <RouterProvider router={router} useTransitions={false} flushSync={(work) => void flushSync(work)} />
    </Providers>,
  )
  return { ...view, router, address: () => router.state.location.pathname }
}
