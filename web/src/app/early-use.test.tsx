import { arrangeColumns } from '@foyer/contract/leads/list/columns'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { boardEndpoints } from '@foyer/contract/wire/board'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { cleanup, configure, waitFor } from '@testing-library/react'
import type { RouteObject } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { setSingleKeys } from '../features/accounts/single-keys'
import { PageFrame } from '../shell/page-frame'
import { onlyPages, renderAt } from '../testing/render'
import { sampleServer } from '../testing/sample-server'
import { signInAs } from '../testing/samples/people'
import { holdCallsExcept } from '../testing/slow-calls'
import {
  type Control,
  controlsIn,
  settle,
  stateOfPage,
  undo,
  use,
  whatIsThere,
} from '../testing/what-follows'
import { dismissToast, toastStore } from '../ui/toasts/toast'
import { addresses } from './addresses'
import { StaffOnly } from './guards'
import { routes } from './routes'

// Whoever uses a page before its answers are there finds the same, once they are, as somebody who has waited.

const lead = '019a1f3e-0000-7000-8000-0000000000e1'
const params: Record<string, string> = { tab: '9', id: lead, leadId: lead }

/** The pages that need somebody signed in; the others load nothing. */
const pathsOf = (table: RouteObject[], isGuarded = false): string[] =>
  table.flatMap(({ path, children, lazy, Component }) =>
    children
      ? pathsOf(children, isGuarded || Component?.name === 'StaffOnly')
      : path && lazy && isGuarded
        ? [path]
        : [],
  )

// A part that is loaded when it is needed is there at once.
const parts = import.meta.glob(['../{features,shell,app}/**/*.tsx', '!../**/*.test.tsx', '!../app/app.tsx'])
beforeAll(async () => {
  // That a page may be drawn twice is proven by its own tests.
  configure({ reactStrictMode: false })
  await Promise.all(Object.values(parts).map((load) => load()))
}, 120_000)

/** One column is enough, and drawn quickly. */
const preferences = {
  columns: arrangeColumns([]).map((one) => ({ ...one, isVisible: one.column === 'name' })),
  defaultViewId: '019a1f3e-0000-7000-8000-000000000091',
}

/** A page without its frame, or the frame without a page; where they lead to, nothing is drawn. */
interface Place {
  address: string
  table: RouteObject[]
}
const frame: RouteObject = { Component: PageFrame, children: [{ path: '*', element: null }] }
const places: Place[] = [
  ...pathsOf(routes).map((path) => ({
    address: path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ''),
    // The list of leads opens a view, which has an address of its own.
    table: onlyPages(path, '/leads/:tab'),
  })),
  { address: addresses.leads, table: [{ Component: StaffOnly, children: [frame] }] },
]

async function open({ address, table }: Place, { isHeld }: { isHeld: boolean }) {
  cleanup()
  for (const { id } of toastStore.read()) dismissToast(id)
  const server = sampleServer()
  signInAs(server, { isSuperAdmin: true, isAdmin: true })
  // What a device remembers is as it was when the page was opened before.
  setSingleKeys(true)
  server.on(leadListEndpoints.readPreferences, () => ({ reply: preferences }))
  const letGo = isHeld ? holdCallsExcept([accountEndpoints.profile, accountEndpoints.features]) : () => {}
  const { router } = renderAt(address, table)
  await waitFor(() => expect(router.state.initialized).toBe(true))
  await settle()
  const find = (id: string) => controlsIn(document).find((one) => one.id === id)?.element
  // What is typed into a search reaches the address after a pause, which is not waited for; nor is what is read then.
  const isSearch = (id: string) => find(id)?.matches('[type="search"]') ?? false
  const isRead = ({ method, path }: { method: string; path: string }, id: string) =>
    method === 'GET' || (isSearch(id) && path === boardEndpoints.leadsInStage.path)
  const see = (id: string) => ({
    ...whatIsThere(id),
    address: isSearch(id) ? '' : router.createHref(router.state.location),
    sent: server.calls.filter((one) => !isRead(one, id)).map(({ path }) => path),
  })
  const all = () => JSON.stringify([see(''), stateOfPage()])
  return { letGo, find, see, all }
}

type Page = Awaited<ReturnType<typeof open>>
type Seen = Record<string, ReturnType<Page['see']> | 'not there'>

async function usedEarly(place: Place, controls: readonly Control[], first?: Page): Promise<Seen> {
  const seen: Seen = {}
  let untouched = first
  for (const { id, key } of controls) {
    const page: Page = untouched ?? (await open(place, { isHeld: true }))
    untouched = undefined
    const element = page.find(id)
    if (element) use(element)
    await settle()
    page.letGo()
    await settle()
    seen[key] = element ? page.see(id) : 'not there'
  }
  return seen
}

/** The page is opened again only where it cannot be brought back to what it was. */
async function usedLate(place: Place, controls: readonly Control[]): Promise<Seen> {
  const seen: Seen = {}
  let page: Page | undefined
  let untouched = ''
  for (const { id, key } of controls) {
    page ??= await open(place, { isHeld: false })
    untouched ||= page.all()
    const element = page.find(id)
    if (!element) {
      seen[key] = 'not there'
      continue
    }
    const { value } = element as HTMLInputElement
    use(element)
    await settle()
    seen[key] = page.see(id)
    await undo(element, value)
    if (page.all() !== untouched) page = undefined
  }
  return seen
}

/** One of those that are alike, on one of the pages that have it. */
const looked = new Set<string>()
function toLookAt(controls: Control[]): Control[] {
  const kinds = new Set<string>()
  return controls.filter(({ kind, key }) => {
    const isKnown = kinds.has(kind) || looked.has(kind + key)
    kinds.add(kind)
    looked.add(kind + key)
    return !isKnown
  })
}

it.each(places.map((place) => [place.address, place] as const))(
  '%s used before it has loaded',
  async (_, place) => {
    const page = await open(place, { isHeld: true })
    const controls = toLookAt(controlsIn(document))
    const early = await usedEarly(place, controls, page)
    const late = await usedLate(place, controls)
    // A part that is loaded with its first use is drawn a little later then, and at once from now on.
    const differing = controls.filter(({ key }) => JSON.stringify(early[key]) !== JSON.stringify(late[key]))
    expect(await usedEarly(place, differing)).toEqual(await usedLate(place, differing))
  },
)
