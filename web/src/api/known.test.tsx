import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { Providers } from '../app/providers'
import { fakeServer } from '../testing/fake-server'
import { useKnown } from './known'
import { readAgain } from './read-again'

let server: ReturnType<typeof fakeServer>
let features: ('crm' | 'tasks')[]
beforeEach(() => {
  server = fakeServer()
  features = ['crm']
  server.on(accountEndpoints.features, () => ({ reply: features }))
})
const wrapper = ({ children }: { children: ReactNode }) => <Providers env="test">{children}</Providers>

const asked = { isAsked: true, staleTime: 60_000 }
function useParts() {
  const [isLate, setLate] = useState(false)
  const one = useKnown(accountEndpoints.features, {}, asked)
  const other = useKnown(accountEndpoints.features, {}, { ...asked, isAsked: isLate })
  return { one, other, queries: useQueryClient(), showOther: () => setLate(true) }
}
const parts = () => renderHook(useParts, { wrapper }).result

it('what is known to one part of a page is known to the next at once, without asking again', async () => {
  const page = parts()
  expect(page.current.one).toBeUndefined()
  await waitFor(() => expect(page.current.one).toEqual(['crm']))
  expect(page.current.other).toBeUndefined()
  const { length } = server.calls
  act(() => page.current.showOther())
  expect(page.current.other).toEqual(['crm'])
  expect(server.calls).toHaveLength(length)
})

it('all of them are told when it has changed', async () => {
  const page = parts()
  await waitFor(() => expect(page.current.one).toEqual(['crm']))
  act(() => page.current.showOther())
  features = ['crm', 'tasks']
  await act(() => readAgain(page.current.queries, ['profile']))
  expect(page.current.one).toEqual(['crm', 'tasks'])
  expect(page.current.other).toBe(page.current.one)
})
