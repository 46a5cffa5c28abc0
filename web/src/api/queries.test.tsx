import { tagEndpoints } from '@foyer/contract/wire/tags'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { Providers } from '../app/providers'
import { fakeServer } from '../testing/fake-server'
import { useSend } from './queries'

const tag = (name: string) => ({ tags: [{ name, colour: 'Red' as const }] })

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  server.on(tagEndpoints.save, () => ({ reply: { message: 'ok', tags: [] } }))
})
const sender = () => {
  const wrapper = ({ children }: { children: ReactNode }) => <Providers env="test">{children}</Providers>
  return renderHook(() => useSend(tagEndpoints.save), { wrapper }).result
}
const names = () => server.calls.map(({ body }) => (body as { tagName: string }[])[0]?.tagName)

it('the second press of a double click is not sent, something else is, and the same again once it is answered', async () => {
  const sent = sender()
  sent.current.mutate(tag('Hot'))
  sent.current.mutate(tag('Hot'))
  sent.current.mutate(tag('Villa'))
  await waitFor(() => expect(sent.current.isSuccess).toBe(true))
  expect(names()).toEqual(['Hot', 'Villa'])
  sent.current.mutate(tag('Villa'))
  await waitFor(() => expect(names()).toEqual(['Hot', 'Villa', 'Villa']))
})

it('each thing that somebody does has a key of its own, and keeps it when it is tried again', async () => {
  const sent = sender()
  server.goOffline()
  sent.current.mutate(tag('Hot'))
  await waitFor(() => expect(sent.current.isError).toBe(true))
  server.comeBack()
  for (const name of ['Villa', 'Hot', 'Hot']) {
    const before = server.calls.length
    sent.current.mutate(tag(name))
    await waitFor(() => expect(server.calls).toHaveLength(before + 1))
    await waitFor(() => expect(sent.current.isSuccess).toBe(true))
  }
  const [lost, other, again, anew] = server.calls.map(({ key }) => key)
  expect(again).toBe(lost)
  expect(new Set([lost, other, anew]).size).toBe(3)
})

it('what failed can be sent again', async () => {
  const sent = sender()
  server.goOffline()
  sent.current.mutate(tag('Hot'))
  await waitFor(() => expect(sent.current.isError).toBe(true))
  sent.current.mutate(tag('Hot'))
  await waitFor(() => expect(names()).toEqual(['Hot', 'Hot']))
})
