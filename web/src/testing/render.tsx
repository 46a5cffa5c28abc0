import { render } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router'
import { Providers } from '../app/providers'
import { routes } from '../app/routes'
import { useFeatures } from '../features/accounts/use-profile'

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

/** As in the frame, a page waits until it is known what somebody may see. */
function NoFrame() {
  return useFeatures().data && <Outlet />
}

const withoutFrame = (table: RouteObject[]): RouteObject[] =>
  table.map((route) => {
    if (!route.children) return route
    const isFrame = !route.path && route.lazy
    const own = isFrame ? { ...route, lazy: undefined, Component: NoFrame } : route
    return { ...own, children: withoutFrame(route.children) } as RouteObject
  })

/** Every page without the frame around it, which takes a while to draw and has tests of its own. */
export const pagesAlone = withoutFrame(routes)
export const renderPage = (address: string) => renderAt(address, pagesAlone)

/** A route that only leads on has no page to leave out. */
const withoutPages = (table: RouteObject[], except: string[] = []): RouteObject[] =>
  table.map((route) => {
    if (route.children) return { ...route, children: withoutPages(route.children, except) } as RouteObject
    const isLeftOut = route.lazy && !except.includes(route.path ?? '')
    return isLeftOut ? ({ ...route, lazy: undefined, element: null } as RouteObject) : route
  })

/** Every frame with nothing in it. */
const framesAlone = withoutPages(routes)
export const renderFrame = (address: string) => renderAt(address, framesAlone)

/** The pages of these paths without their frame, and nothing at all other addresses. */
export const onlyPages = (...paths: string[]) => withoutPages(pagesAlone, paths)
