import { type ComponentType, lazy } from 'react'
import type { RouteObject } from 'react-router'

type Load = () => Promise<{ Component: ComponentType }>

/** Its code runs when it is drawn. */
const late = (load: Load) => lazy(() => load().then(({ Component }) => ({ default: Component })))

/**
 * The router shows nothing before the code of all that is at an address has run. On the first page the frame need not
 * wait for what is in it: it is shown as soon as its own code is here. Pages that are opened later come whole.
 */
export const frameFirst = (routes: RouteObject[], hasBegun: () => boolean, isFramed = false): RouteObject[] =>
  routes.map((route) => {
    const load = typeof route.lazy === 'function' ? (route.lazy as Load) : undefined
    return {
      ...route,
      ...(load && isFramed && { lazy: async () => (hasBegun() ? await load() : { Component: late(load) }) }),
      ...(route.children && {
        children: frameFirst(route.children, hasBegun, isFramed || load !== undefined),
      }),
    } as RouteObject
  })
