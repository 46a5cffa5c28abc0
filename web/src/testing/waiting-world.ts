import type { LeadDraft } from '@foyer/contract/leads/record/draft'
import { draftOf, emptyLead } from '@foyer/contract/leads/record/form-values'
import type { LeadAction } from '@foyer/contract/leads/work/forms'
import { actionSaying } from '@foyer/contract/leads/work/model'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { waitFor } from '@testing-library/react'
import { expect, onTestFinished, vi } from 'vitest'
import { call } from '../api/client'
import { startSession } from '../api/session'
import type { About } from '../api/waiting/item'
import { isKept, keepIfAway } from '../api/waiting/keep'
import { idOfNewLead } from '../api/waiting/new-leads'
import { openWaiting, readWaiting } from '../api/waiting/queue'
import { sendWaiting } from '../api/waiting/sender'
import { shelves } from '../api/waiting/shelf'
import { waitingCalls } from '../shell/waiting/waiting-calls'
import { fakeServer } from './fake-server'
import { memoryShelf } from './memory-shelf'
import { makeLead } from './samples/leads'

const { actions } = leadWorkEndpoints
const { add } = leadCaptureEndpoints

export const a = '0190a2c0-0000-7000-8000-00000000000a'
export const b = '0190a2c0-0000-7000-8000-00000000000b'
/** What the server calls a new lead. */
export const stored = '0190a2c0-0000-7000-8000-00000000000c'

/** Somebody whose things can wait, and a server that takes them. */
export async function waitingWorld() {
  const server = fakeServer()
  const shelf = memoryShelf()
  const said: string[] = []
  const stops: (() => void)[] = []
  let keys = 0
  vi.spyOn(shelves, 'open').mockImplementation(() => shelf)
  startSession({ token: 't1', userId: 'u1' })
  stops.push(openWaiting({ companyId: 'c1', userId: 'u1' }))
  await readWaiting()
  server.on(actions, (action) => {
    said.push(action.comment ?? '')
    return { reply: makeLead({ id: action.leadId }) }
  })
  server.on(add, () => ({ reply: { id: stored, updatedAt: '2026-11-19T05:00:00.000Z' } }))
  const stop = () => {
    for (const end of stops.splice(0)) end()
  }
  onTestFinished(stop)

  async function write(action: LeadAction) {
    const through = keepIfAway(actions, { aboutOf: ({ leadId }) => ({ leadId, name: 'Asha' }) })
    const key = `key${++keys}`
    const make = (input: LeadAction) => call(actions, input, { key })
    return through({ input: action, key, triedAt: undefined, make }).catch((error) => {
      if (!isKept(error)) throw error
    })
  }

  return {
    server,
    shelf,
    /** The comments that the server has taken. */
    said,
    stops,
    stop,
    write,
    remark: (leadId: string, comment: string) => write(actionSaying(leadId, { comment })),
    async writeLead(): Promise<About> {
      const values = emptyLead('individual', '91')
      const draft: LeadDraft = draftOf({
        ...values,
        contacts: values.contacts.map((contact) => ({ ...contact, firstName: 'Meera' })),
      })
      const about: About = { leadId: idOfNewLead(`n${++keys}`), name: 'Meera', isNew: true }
      const key = about.leadId
      const through = keepIfAway(add, { aboutOf: () => about })
      const make = (input: LeadDraft) => call(add, input, { key })
      await through({ input: draft, key, triedAt: undefined, make }).catch(() => {})
      return about
    },
    send: () => stops.push(sendWaiting(waitingCalls, () => {})),
    isEmpty: () => waitFor(() => expect(shelf.items()).toEqual([])),
    states: () => shelf.items().map(({ state }) => state),
    /** What is answered only when the test says so; says when it was heard. */
    holdAnswer(path: string) {
      server.calls.splice(0)
      const answering = globalThis.fetch
      let settle: (isLost: boolean) => void = () => {}
      const held = new Promise<boolean>((resolve) => {
        settle = resolve
      })
      const heard = () => waitFor(() => expect(server.calls.some((one) => one.path === path)).toBe(true))
      vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
        const answer = await answering(...args)
        if (String(args[0]).includes(path) && (await held)) throw new TypeError('Failed to fetch')
        return answer
      })
      return { release: () => settle(false), lose: () => settle(true), heard }
    },
  }
}
