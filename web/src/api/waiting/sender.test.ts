import { refusal } from '@foyer/contract/kit/refusal'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import type { LeadDraft } from '@foyer/contract/leads/record/draft'
import { draftOf, emptyLead } from '@foyer/contract/leads/record/form-values'
import type { LeadAction } from '@foyer/contract/leads/work/forms'
import { actionSaying } from '@foyer/contract/leads/work/model'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitingCalls } from '../../shell/waiting/waiting-calls'
import { fakeServer } from '../../testing/fake-server'
import { memoryShelf } from '../../testing/memory-shelf'
import { makeLead } from '../../testing/samples/leads'
import { call } from '../client'
import { currentSession, startSession } from '../session'
import type { About } from './item'
import { isKept, keepIfAway } from './keep'
import { idOfNewLead, storedId } from './new-leads'
import { changeWaiting, openWaiting, readWaiting, waitingItems } from './queue'
import { again } from './rules'
import { sendWaiting } from './sender'
import { shelves } from './shelf'

const { actions } = leadWorkEndpoints
const { add } = leadCaptureEndpoints
const a = '0190a2c0-0000-7000-8000-00000000000a'
const b = '0190a2c0-0000-7000-8000-00000000000b'
const stored = '0190a2c0-0000-7000-8000-00000000000c'

let server: ReturnType<typeof fakeServer>
let shelf: ReturnType<typeof memoryShelf>
let said: string[]
const stops: (() => void)[] = []

beforeEach(async () => {
  server = fakeServer()
  shelf = memoryShelf()
  said = []
  vi.spyOn(shelves, 'open').mockImplementation(() => shelf)
  startSession({ token: 't1', userId: 'u1' })
  stops.push(openWaiting({ companyId: 'c1', userId: 'u1' }))
  await readWaiting()
  server.on(actions, (action) => {
    said.push(action.comment ?? '')
    return { reply: makeLead({ id: action.leadId }) }
  })
  server.on(add, () => ({ reply: { id: stored, updatedAt: '2026-11-19T05:00:00.000Z' } }))
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

let keys = 0
async function write(action: LeadAction) {
  const through = keepIfAway(actions, { aboutOf: ({ leadId }) => ({ leadId, name: 'Asha' }) })
  const key = `key${++keys}`
  const make = (input: LeadAction) => call(actions, input, { key })
  return through({ input: action, key, make }).catch((error) => {
    if (!isKept(error)) throw error
  })
}
const remark = (leadId: string, comment: string) => write(actionSaying(leadId, { comment }))

async function writeLead(): Promise<About> {
  const values = emptyLead('individual', '91')
  const draft: LeadDraft = draftOf({
    ...values,
    contacts: values.contacts.map((contact) => ({ ...contact, firstName: 'Meera' })),
  })
  const about: About = { leadId: idOfNewLead(`n${++keys}`), name: 'Meera', isNew: true }
  const through = keepIfAway(add, { aboutOf: () => about })
  const make = (input: LeadDraft) => call(add, input, { key: about.leadId })
  await through({ input: draft, key: about.leadId, make }).catch(() => {})
  return about
}

const send = () => stops.push(sendWaiting(waitingCalls, () => {}))
const isEmpty = () => waitFor(() => expect(shelf.items()).toEqual([]))
const states = () => shelf.items().map(({ state }) => state)

/** What is answered only when the test says so; says when it was heard. */
function holdAnswer(path: string) {
  const answering = globalThis.fetch
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const heard = () => waitFor(() => expect(server.calls.some((one) => one.path === path)).toBe(true))
  vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
    const answer = await answering(...args)
    if (String(args[0]).includes(path)) await held
    return answer
  })
  return { release, heard }
}

describe('Sales floor written without a network', () => {
  it('is sent in order and once, when the network is back', async () => {
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
    const answering = globalThis.fetch
    let isLost = true
    vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
      const answer = await answering(...args)
      if (!isLost) return answer
      isLost = false
      throw new TypeError('Failed to fetch')
    })
    await remark(a, 'once')
    expect(shelf.items()).toMatchObject([{ key: `key${keys}`, firstTriedAt: expect.any(String) }])
    send()
    await isEmpty()
    const [first, second] = server.calls.filter(({ path }) => path === actions.path)
    expect([second?.key, second?.body]).toEqual([first?.key, first?.body])
  })

  it('is the same call again where the answer broke off, and is asked about where nobody understands the answer', async () => {
    const answering = globalThis.fetch
    let body = '{"data":{"da'
    vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
      const answer = await answering(...args)
      return body && String(args[1]?.body).includes(a) ? new Response(body, { status: 200 }) : answer
    })
    server.goOffline()
    for (const leadId of [a, b]) await remark(leadId, 'once')
    const [first] = shelf.items()
    server.comeBack()
    send()
    await waitFor(() =>
      expect(shelf.items()).toMatchObject([
        { state: 'waiting', key: first?.key, nextAt: expect.any(Number) },
      ]),
    )
    for (const item of shelf.items()) await shelf.settle([], [{ ...item, nextAt: 0 }])
    body = '{"data":{"data":null}}'
    await remark(b, 'and goes on')
    await waitFor(() => expect(states()).toEqual(['unsure']))
    expect(said.filter((words) => words === 'and goes on')).toHaveLength(1)
  })

  it('holds nobody up where this build cannot say it any more', async () => {
    server.goOffline()
    await writeLead()
    await remark(a, 'behind it')
    const [lead] = shelf.items()
    if (lead) await shelf.settle([], [{ ...lead, input: null as never, sent: undefined }])
    server.comeBack()
    send()
    await waitFor(() => expect(states()).toEqual(['refused']))
    expect(said).toEqual(['behind it'])
  })

  it('goes on where it stood when the page is opened again in the middle of a call', async () => {
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

  it('about a new lead while that is being sent is about the lead as the server calls it, also edited', async () => {
    server.goOffline()
    const { leadId } = await writeLead()
    server.comeBack()
    const asked: string[] = []
    server.on(actions, (action) => {
      asked.push(`${action.leadId} ${action.comment}`)
      return { refusal: refusal(400, 'wrong', 'Not yet.') }
    })
    const { release, heard } = holdAnswer(add.path)
    server.calls.splice(0)
    send()
    await heard()
    await remark(leadId, 'meanwhile')
    release()
    await waitFor(() => expect(states()).toEqual(['refused']))
    const [item] = shelf.items()
    await changeWaiting(item?.place ?? 0, (now) => again(now, 'k', { leadId, comment: 'edited' }))
    await waitFor(() => expect(asked).toEqual([`${stored} meanwhile`, `${stored} edited`]))
  })

  it('while the same lead is being sent is no conflict with oneself', async () => {
    const baseUpdatedAt = '2026-11-18T05:00:00.000Z'
    const updatedAt = '2026-11-19T05:00:00.000Z'
    const to = (on: string) => write({ ...actionSaying(a, { followUp: { on } }), baseUpdatedAt })
    const field = { field: 'followUp', label: 'Follow-up', yours: '21 Nov', theirs: '20 Nov' }
    server.on(actions, (action) =>
      action.followUp?.on === '2026-11-20' || action.baseUpdatedAt === updatedAt
        ? { reply: makeLead({ id: a }) }
        : { refusal: { ...captureRefusals.conflict, details: { updatedAt, fields: [field] } } },
    )
    server.goOffline()
    await to('2026-11-20')
    server.comeBack()
    const { release, heard } = holdAnswer(actions.path)
    server.calls.splice(0)
    send()
    await heard()
    await to('2026-11-21')
    release()
    await isEmpty()
  })

  it('stays when the session ends, for the same person in the same company alone', async () => {
    server.goOffline()
    await remark(a, 'mine')
    server.comeBack()
    server.on(actions, () => ({ refusal: refusal(401, 'sign-in-needed', 'Please sign in.') }))
    send()
    await waitFor(() => expect(currentSession()).toBeUndefined())
    expect(states()).toEqual(['waiting'])
    for (const stop of stops.splice(0)) stop()

    startSession({ token: 't2', userId: 'u2' })
    stops.push(openWaiting({ companyId: 'c1', userId: 'u2' }))
    server.on(actions, (action) => ({ reply: makeLead({ id: action.leadId }) }))
    const before = server.calls.length
    send()
    expect(await readWaiting()).toEqual([])
    expect(server.calls.length).toBe(before)
    for (const stop of stops.splice(0)) stop()

    startSession({ token: 't3', userId: 'u1' })
    stops.push(openWaiting({ companyId: 'c1', userId: 'u1' }))
    send()
    await isEmpty()
    expect(server.calls.at(-1)?.token).toBe('t3')
  })
})
