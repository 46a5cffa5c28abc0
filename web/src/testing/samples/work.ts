import { choiceKinds } from '@foyer/contract/leads/choices/model'
import { defaultNextSteps, type NextStep } from '@foyer/contract/leads/choices/next-steps'
import { defaultChoices } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import { type MyDay, type MyDayPart, myDayParts } from '@foyer/contract/leads/my-day/model'
import type { LeadAction } from '@foyer/contract/leads/work/forms'
import { myDayEndpoints } from '@foyer/contract/wire/leads/my-day/endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { taskEndpoints } from '@foyer/contract/wire/tasks'
import type { fakeServer } from '../fake-server'
import { makeLead } from './leads'

type Server = ReturnType<typeof fakeServer>

export const someChoices = choiceKinds.flatMap((kind) => [...defaultChoices[kind]])

/** Answers what is asked while a lead is worked on; every update that was sent is kept, oldest first. */
export function serveWork(
  server: Server,
  lead: LeadRow = makeLead(),
  steps: readonly NextStep[] = defaultNextSteps,
) {
  const sent: LeadAction[] = []
  server.on(leadWorkEndpoints.choices, () => ({ reply: someChoices }))
  server.on(leadWorkEndpoints.nextSteps, () => ({ reply: [...steps] }))
  server.on(leadWorkEndpoints.contacted, () => ({ reply: { id: lead.id, updatedAt: lead.updatedAt } }))
  server.on(leadWorkEndpoints.askLater, () => ({ reply: {} }))
  server.on(leadWorkEndpoints.dismissCall, () => ({ reply: {} }))
  server.on(leadWorkEndpoints.undoCall, () => ({ reply: lead }))
  server.on(leadWorkEndpoints.actions, (action) => {
    sent.push(action)
    return { reply: lead }
  })
  return sent
}

/** The day of the person: these leads in these parts, and nothing else to do. */
export function serveMyDay(server: Server, parts: () => Partial<Record<MyDayPart, LeadRow[]>>) {
  const day = () => {
    const given = parts()
    return Object.fromEntries(
      myDayParts.map((part) => {
        const leads = given[part] ?? []
        return [part, { total: leads.length, leads: leads.slice(0, 10) }]
      }),
    ) as MyDay
  }
  server.on(myDayEndpoints.myDay, () => ({ reply: day() }))
  server.on(myDayEndpoints.overdue, () => ({ reply: { count: day().overdue.total } }))
  server.on(taskEndpoints.list, () => ({ reply: { rows: [], total: 0, after: undefined } }))
}
