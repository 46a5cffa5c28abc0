import { refusal } from '@foyer/contract/kit/refusal'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import { actionSaying } from '@foyer/contract/leads/work/model'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { waitingCalls } from '../../shell/waiting/waiting-calls'
import { makeLead } from '../../testing/samples/leads'
import { a, b, stored, waitingWorld } from '../../testing/waiting-world'
import { startSession } from '../session'
import { changeWaiting, openWaiting } from './queue'
import { again } from './rules'

const { actions } = leadWorkEndpoints
const { add } = leadCaptureEndpoints

describe('Sales floor what goes wrong while it is sent', () => {
  it('is the same call again where the answer broke off, and is asked about where nobody understands the answer', async () => {
    const { server, shelf, said, remark, send, states } = await waitingWorld()
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
    const { server, shelf, said, remark, writeLead, send, states } = await waitingWorld()
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

  it('about a new lead while that is being sent is about the lead as the server calls it, also edited', async () => {
    const { server, shelf, remark, writeLead, send, states, holdAnswer } = await waitingWorld()
    server.goOffline()
    const { leadId } = await writeLead()
    server.comeBack()
    const asked: string[] = []
    server.on(actions, (action) => {
      asked.push(`${action.leadId} ${action.comment}`)
      return { refusal: refusal(400, 'wrong', 'Not yet.') }
    })
    const { release, heard } = holdAnswer(add.path)
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
    const { server, write, send, isEmpty, holdAnswer } = await waitingWorld()
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
    send()
    await heard()
    await to('2026-11-21')
    release()
    await isEmpty()
  })

  it('never leaves in the session of somebody else, or in another company', async () => {
    const { server, shelf, remark, send, isEmpty, stop, stops } = await waitingWorld()
    server.goOffline()
    await remark(a, 'mine')
    server.comeBack()
    server.calls.splice(0)
    const looked = vi.spyOn(shelf, 'all')
    const open = { companyId: 'c1', userId: 'u1' }
    startSession({ token: 'of another company', userId: 'u1' })
    send()
    await waitFor(() => expect(looked).toHaveBeenCalledTimes(2))
    expect(server.calls).toEqual([])
    stop()
    startSession({ token: 't2', userId: 'u1' })
    stops.push(openWaiting(open))
    send()
    await isEmpty()
    expect(server.calls.map(({ token }) => token)).toEqual(['t2'])
  })

  it('an outcome that ended the follow-up is no conflict with what the same person says next; what a colleague set is', () => {
    const [call] = Object.values(waitingCalls)
    const said = actionSaying(a, { callStatus: 'interested' })
    const fields = (followUpOn?: string) => call?.fieldsOf?.(said as never, { followUpOn } as never)
    expect(fields()).toContain('followUp')
    expect(fields('2026-11-20')).not.toContain('followUp')
  })
})
