import { refusal } from '@foyer/contract/kit/refusal'
import { actionSaying } from '@foyer/contract/leads/work/model'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Providers } from '../../app/providers'
import { a, waitingWorld } from '../../testing/waiting-world'
import { useSend } from '../queries'
import { startSession } from '../session'
import { keepIfAway } from './keep'
import { openWaiting } from './queue'

const { actions } = leadWorkEndpoints
const wrapper = ({ children }: { children: ReactNode }) => <Providers env="test">{children}</Providers>
const through = keepIfAway(actions, { aboutOf: ({ leadId }) => ({ leadId, name: 'Asha' }) })
const sender = () => renderHook(() => useSend(actions, { through }), { wrapper }).result

// While the page is still there to hear it: whoever reads without a network waits for ever.
afterEach(() => act(() => void window.dispatchEvent(new Event('online'))))

it('Sales floor what may have been done already waits as the same call when the network goes', async () => {
  const { server, shelf } = await waitingWorld()
  server.on(actions, () => ({ refusal: refusal(504, 'late', 'Too late') }))
  const sent = sender()
  const said = actionSaying(a, { comment: 'once' })
  sent.current.mutate(said)
  await waitFor(() => expect(sent.current.error?.status).toBe(504))
  act(() => void window.dispatchEvent(new Event('offline')))
  sent.current.mutate(said)
  await waitFor(() => expect(sent.current.error?.code).toBe('waiting'))
  const [first] = server.calls.filter(({ path }) => path === actions.path)
  const [item] = shelf.items()
  expect(item).toMatchObject({ key: first?.key, firstTriedAt: expect.any(String) })
  expect(JSON.parse(item?.sent?.body ?? '')).toEqual(first?.body)
})

it('Sales floor what one person has written never waits for the next one, who signs in before there is no answer', async () => {
  const { shelf, stop, stops, holdAnswer } = await waitingWorld()
  const { lose, heard } = holdAnswer(actions.path)
  const sent = sender()
  sent.current.mutate(actionSaying(a, { comment: 'mine' }))
  await heard()
  stop()
  act(() => startSession({ token: 't2', userId: 'u2' }))
  stops.push(openWaiting({ companyId: 'c2', userId: 'u2' }))
  lose()
  await waitFor(() =>
    expect(shelf.items()).toMatchObject([
      { owner: 'c1:u1', sent: { address: expect.stringContaining('u1') } },
    ]),
  )
  await waitFor(() => expect(sent.current.isError).toBe(true))
})
