import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DrawnInSlices, slices } from '../ui/drawn-in-slices'
import { frameFirst } from './frame-first'

interface Loaded {
  Component: () => ReactNode
}

function onItsWay() {
  let resolve: (loaded: Loaded) => void = () => {}
  const promise = new Promise<Loaded>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

const Frame = () => (
  <>
    <h1>Frame</h1>
    <DrawnInSlices>
      <Outlet />
    </DrawnInSlices>
  </>
)

const List = () => <p>The list</p>

/** A frame whose code is here, and a page whose code is on its way. */
function routesWith(page: Promise<Loaded>): RouteObject[] {
  return [
    {
      hydrateFallbackElement: <p>Waiting</p>,
      lazy: async () => ({ Component: Frame }),
      children: [{ path: '/list', lazy: () => page }],
    },
  ]
}

beforeEach(() => {
  slices.areOn = true
})
afterEach(() => {
  slices.areOn = false
})

it('shows the frame of the first page while the code of the page is on its way', async () => {
  const { promise, resolve } = onItsWay()
  const router = createMemoryRouter(
    frameFirst(routesWith(promise), () => false),
    {
      initialEntries: ['/list'],
    },
  )
  render(<RouterProvider router={router} />)
  expect(await screen.findByText('Frame')).toBeTruthy()
  expect(screen.queryByText('The list')).toBeNull()
  await act(async () => resolve({ Component: List }))
  expect(await screen.findByText('The list')).toBeTruthy()
})

it('keeps a page until the next one is whole', async () => {
  const { promise, resolve } = onItsWay()
  const routes: RouteObject[] = [{ path: '/', element: <p>Before</p> }, ...routesWith(promise)]
  const router = createMemoryRouter(
    frameFirst(routes, () => true),
    { initialEntries: ['/'] },
  )
  render(<RouterProvider router={router} />)
  await act(async () => void router.navigate('/list'))
  expect(screen.getByText('Before')).toBeTruthy()
  await act(async () => resolve({ Component: List }))
  expect(await screen.findByText('The list')).toBeTruthy()
  expect(screen.getByText('Frame')).toBeTruthy()
})
