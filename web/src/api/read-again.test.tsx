import { refusal } from '@foyer/contract/kit/refusal'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import type { LiveEvent } from '@foyer/contract/live/events'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '../app/providers'
import { fakeServer } from '../testing/fake-server'
import { useEndpoint, useSend } from './queries'
import { startSession } from './session'

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  server.on(tagEndpoints.list, () => ({ reply: [] }))
  server.on(teamEndpoints.list, () => ({ reply: [] }))
  server.on(leadCaptureEndpoints.byId, () => ({ refusal: captureRefusals.gone }))
  server.on(tagEndpoints.save, () => ({ reply: { message: 'ok', tags: [] } }))
  startSession({ token: 't1', userId: 'u1' })
})

const countOf = (path: string) => server.calls.filter((call) => call.path === path).length
const leadId = '019a1f3e-0000-7000-8000-0000000000e1'
const leadReads = () => countOf(leadCaptureEndpoints.byId.path)
const reads = () => [countOf(tagEndpoints.list.path), countOf(teamEndpoints.list.path)]
const pageOf = () => server.calls.find(({ path }) => path === tagEndpoints.save.path)?.page

/** A page that shows tags, teams and one lead, and can add a tag. Everything has been read when it is there. */
async function openPage() {
  const wrapper = ({ children }: { children: ReactNode }) => <Providers env="test">{children}</Providers>
  const page = renderHook(
    () => {
      useEndpoint(tagEndpoints.list, {})
      useEndpoint(teamEndpoints.list, {})
      useEndpoint(leadCaptureEndpoints.byId, { id: leadId })
      return useSend(tagEndpoints.save)
    },
    { wrapper },
  )
  await waitFor(() => expect(Math.min(...reads(), leadReads())).toBeGreaterThan(0))
  server.calls.length = 0
  return page.result
}
const addTag = (page: Awaited<ReturnType<typeof openPage>>) =>
  act(() => page.current.mutateAsync({ tags: [{ name: 'Hot', colour: 'Red' }] }).catch(() => undefined))

describe('after a call', () => {
  it('what it is about is read again, and nothing else', async () => {
    const page = await openPage()
    await addTag(page)
    await waitFor(() => expect(reads()).toEqual([1, 0]))
  })

  it('the same where it was refused: somebody else may have been quicker', async () => {
    server.on(tagEndpoints.save, () => ({ refusal: refusal(409, 'taken', 'There is one of this name.') }))
    const page = await openPage()
    await addTag(page)
    await waitFor(() => expect(reads()).toEqual([1, 0]))
  })
})

it('what a call takes away is not asked for again, where it was done', async () => {
  const wrapper = ({ children }: { children: ReactNode }) => <Providers env="test">{children}</Providers>
  const otherId = '019a1f3e-0000-7000-8000-0000000000e2'
  const asked = () =>
    server.calls.flatMap(({ method, path, query }) =>
      method === 'GET' && path === leadCaptureEndpoints.byId.path ? [query.get('id')] : [],
    )
  const page = renderHook(
    () => {
      useEndpoint(leadCaptureEndpoints.byId, { id: leadId })
      useEndpoint(leadCaptureEndpoints.byId, { id: otherId })
      return useSend(leadCaptureEndpoints.edit, { takes: leadId })
    },
    { wrapper },
  )
  await waitFor(() => expect(asked()).toHaveLength(2))
  const remove = () =>
    act(() => page.result.current.mutateAsync({ kind: 'delete', id: leadId }).catch(() => undefined))
  server.on(leadCaptureEndpoints.edit, () => ({ refusal: captureRefusals.gone }))
  await remove()
  await waitFor(() => expect(asked()).toHaveLength(4))
  server.on(leadCaptureEndpoints.edit, () => ({
    reply: { id: leadId, updatedAt: '2026-11-10T05:00:00.000Z' },
  }))
  await remove()
  await waitFor(() => expect(asked()).toHaveLength(5))
  expect(asked()[4]).toBe(otherId)
})

describe('after a live event', () => {
  const tags = (more: object = {}): LiveEvent => ({ name: 'changed', about: ['tags'], ...more })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
  })

  it('what it is about is read again, and nothing else', async () => {
    await openPage()
    server.tell(tags())
    await pass(400)
    expect(reads()).toEqual([1, 0])
    server.tell({ name: 'changed', about: ['jobs'] })
    await pass(5000)
    expect(reads()).toEqual([1, 0])
  })

  it('the echo of an own call is not: that has been read already', async () => {
    const page = await openPage()
    await addTag(page)
    await pass(100)
    expect(reads()).toEqual([1, 0])
    expect(pageOf()).toMatch(/^\w{5,40}$/)
    server.tell(tags({ sender: pageOf() }))
    await pass(5000)
    expect(reads()).toEqual([1, 0])
    server.tell(tags({ sender: 'another' }))
    await pass(400)
    expect(reads()).toEqual([2, 0])
  })

  it('of leads that are named, whoever shows another one does not read it again', async () => {
    await openPage()
    server.tell({ name: 'changed', about: ['leads'], ids: ['019a1f3e-0000-7000-8000-0000000000e2'] })
    await pass(3000)
    expect(leadReads()).toBe(0)
    server.tell({ name: 'changed', about: ['leads'], ids: [leadId] })
    await pass(400)
    expect(leadReads()).toBe(1)
    server.tell({ name: 'changed', about: ['leads'] })
    await pass(3000)
    expect(leadReads()).toBe(2)
  })

  it('a burst is read once; in a firm where it does not end, every two seconds', async () => {
    await openPage()
    for (let event = 0; event < 20; event += 1) server.tell(tags())
    await pass(400)
    expect(reads()).toEqual([1, 0])
    await pass(10_000)
    expect(reads()).toEqual([1, 0])
    for (let tick = 0; tick < 100; tick += 1) {
      server.tell(tags())
      await pass(100)
    }
    const [read = 0] = reads()
    expect(read - 1).toBeGreaterThanOrEqual(5)
    expect(read - 1).toBeLessThanOrEqual(6)
  })
})
