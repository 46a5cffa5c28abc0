import { refusal } from '@foyer/contract/kit/refusal'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import { actionSaying } from '@foyer/contract/leads/work/model'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { makeLead } from '../../testing/samples/leads'
import { a, b, stored, waitingWorld } from '../../testing/waiting-world'
import { currentSession, startSession } from '../session'
import { storedId } from './new-leads'
import { changeWaiting, openWaiting, readWaiting, waitingItems } from './queue'
import { again } from './rules'

const { actions } = leadWorkEndpoints
const { add } = leadCaptureEndpoints

describe('Sales floor written without a network', () => {
  it('is sent in order and once, when the network is back', async () => {
    const { server, said, remark, send, isEmpty } = await waitingWorld()
    server.goOffline()
    for (const words of ['one', 'two', 'three']) await remark(words === 'two' ? b : a, words)
    expect(waitingItems()).toHaveLength(3)
    server.comeBack()
    send()
    await isEmpty()
    expect(said).toEqual(['one', 'two', 'three'])
    const sent = server.calls.filter(({ path }) => path === actions.path)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3)
  })

  it('is sent again as the same call where the answer was lost after the server had made it', async () => {
    const { server, shelf, remark, send, isEmpty } = await waitingWorld()
    const answering = globalThis.fetch
    let isLost = true
    vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
      const answer = await answering(...args)
      if (!isLost) return answer
      isLost = false
      throw new TypeError('Failed to fetch')
    })
    await remark(a, 'once')
    expect(shelf.items()).toMatchObject([{ key: 'key1', firstTriedAt: expect.any(String) }])
    send()
    await isEmpty()
    const [first, second] = server.calls.filter(({ path }) => path === actions.path)
    expect([second?.key, second?.body]).toEqual([first?.key, first?.body])
  })

  it('goes on where it stood when the page is opened again in the middle of a call', async () => {
    const { server, shelf, remark, send } = await waitingWorld()
    server.goOffline()
    await remark(a, 'one')
    const [item] = shelf.items()
    const half = { address: `${actions.path}?userId=u1`, body: '{"leadId":"as it was"}' }
    await shelf.settle(
      [],
      [{ ...(item as NonNullable<typeof item>), sent: half, firstTriedAt: new Date().toISOString() }],
    )
    server.comeBack()
    server.on(actions, () => ({ refusal: refusal(503, 'busy', 'Busy') }))
    send()
    await waitFor(() => expect(shelf.items()).toMatchObject([{ tries: 1, nextAt: expect.any(Number) }]))
    expect(server.calls.at(-1)).toMatchObject({ body: { leadId: 'as it was' }, key: item?.key })
  })

  it('one that is refused keeps the words of the server, and the rest goes on', async () => {
    const { server, shelf, remark, send, states } = await waitingWorld()
    server.goOffline()
    for (const words of ['wrong', 'right']) await remark(a, words)
    server.comeBack()
    server.on(actions, ({ comment, leadId }) =>
      comment === 'wrong'
        ? { refusal: refusal(400, 'wrong', 'This cannot be said.') }
        : { reply: makeLead({ id: leadId }) },
    )
    send()
    await waitFor(() => expect(states()).toEqual(['refused']))
    expect(shelf.items()[0]?.refused?.message).toBe('This cannot be said.')
  })

  it('about a new lead waits for it, and is about the lead as the server calls it', async () => {
    const { server, shelf, remark, writeLead, send, isEmpty, states } = await waitingWorld()
    server.goOffline()
    const { leadId } = await writeLead()
    await remark(leadId, 'first words')
    server.comeBack()
    const asked: string[] = []
    server.on(actions, (action) => {
      asked.push(action.leadId)
      return { reply: makeLead({ id: action.leadId }) }
    })
    server.on(add, () => ({ refusal: refusal(400, 'wrong', 'No name.') }))
    send()
    await waitFor(() => expect(states()).toEqual(['refused', 'waiting']))
    expect(asked).toEqual([])
    server.on(add, () => ({ reply: { id: stored, updatedAt: '2026-11-19T05:00:00.000Z' } }))
    const [lead] = shelf.items()
    await changeWaiting(lead?.place ?? 0, (now) => again(now, 'anew'))
    await isEmpty()
    expect(asked).toEqual([stored])
    expect(storedId(leadId)).toBe(stored)
  })

  it('a value that somebody else has changed is asked about; what one has changed oneself is not', async () => {
    const { server, write, send, isEmpty, states } = await waitingWorld()
    server.goOffline()
    const to = (on: string) =>
      write({ ...actionSaying(a, { followUp: { on } }), baseUpdatedAt: '2026-11-18T05:00:00.000Z' })
    await to('2026-11-20')
    await to('2026-11-21')
    server.comeBack()
    const field = { field: 'followUp', label: 'Follow-up', yours: '21 Nov', theirs: '20 Nov' }
    const details = { updatedAt: '2026-11-19T05:00:00.000Z', fields: [field] }
    let isOwn = true
    server.on(actions, ({ followUp, baseUpdatedAt }) => {
      const isSecond = followUp?.on === '2026-11-21'
      if (!isSecond || (isOwn && baseUpdatedAt === details.updatedAt)) return { reply: makeLead({ id: a }) }
      return { refusal: { ...captureRefusals.conflict, details } }
    })
    send()
    await isEmpty()
    isOwn = false
    server.goOffline()
    await to('2026-11-21')
    server.comeBack()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(states()).toEqual(['conflict']))
  })

  it('stays when the session ends, for the same person in the same company alone', async () => {
    const { server, stops, stop, remark, send, isEmpty, states } = await waitingWorld()
    server.goOffline()
    await remark(a, 'mine')
    server.comeBack()
    server.on(actions, () => ({ refusal: refusal(401, 'sign-in-needed', 'Please sign in.') }))
    send()
    await waitFor(() => expect(currentSession()).toBeUndefined())
    expect(states()).toEqual(['waiting'])
    stop()

    startSession({ token: 't2', userId: 'u2' })
    stops.push(openWaiting({ companyId: 'c1', userId: 'u2' }))
    server.on(actions, (action) => ({ reply: makeLead({ id: action.leadId }) }))
    const before = server.calls.length
    send()
    expect(await readWaiting()).toEqual([])
    expect(server.calls.length).toBe(before)
    stop()

    startSession({ token: 't3', userId: 'u1' })
    stops.push(openWaiting({ companyId: 'c1', userId: 'u1' }))
    send()
    await isEmpty()
    expect(server.calls.at(-1)?.token).toBe('t3')
  })
})
