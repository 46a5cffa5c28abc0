import { z } from 'zod'
import { endpoint, noInput, plainReply, reply, request } from '../../../kit/endpoint'
import type { MyDay, MyDayPart, ReminderChoice } from '../../../leads/my-day/model'
import { leadWire, readLead, writeLead } from '../list/row'

const partWire = z.object({ total: z.number(), leads: z.array(leadWire) })
type PartWire = z.infer<typeof partWire>

const writePart = ({ total, leads }: MyDay[MyDayPart]): PartWire => ({ total, leads: leads.map(writeLead) })
const readPart = ({ total, leads }: PartWire): MyDay[MyDayPart] => ({ total, leads: leads.map(readLead) })

const choiceWire = z.object({ byEmail: z.boolean() })
const choiceReply = plainReply(choiceWire)

export const myDayEndpoints = {
  myDay: endpoint({
    action: 'leads.read',
    method: 'GET',
    path: '/api/my-day',
    about: ['leads'],
    summary:
      'What waits for the caller: calls whose outcome they put off, and their leads; how many, and the first ten of each part',
    request: noInput,
    reply: reply(
      z.object({
        unanswered: partWire,
        overdue: partWire,
        today: partWire,
        visits: partWire,
        untouched: partWire,
        'without-next-step': partWire,
      }),
      (day: MyDay) => ({
        unanswered: writePart(day.unanswered),
        overdue: writePart(day.overdue),
        today: writePart(day.today),
        visits: writePart(day.visits),
        untouched: writePart(day.untouched),
        'without-next-step': writePart(day['without-next-step']),
      }),
      (wire): MyDay => ({
        unanswered: readPart(wire.unanswered),
        overdue: readPart(wire.overdue),
        today: readPart(wire.today),
        visits: readPart(wire.visits),
        untouched: readPart(wire.untouched),
        'without-next-step': readPart(wire['without-next-step']),
      }),
    ),
  }),
  overdue: endpoint({
    action: 'leads.read',
    method: 'GET',
    path: '/api/my-day/overdue',
    about: ['leads'],
    summary: "How many of the caller's follow-ups are overdue",
    request: noInput,
    reply: plainReply(z.object({ count: z.number() })),
  }),
  overdueLeads: endpoint({
    action: 'leads.read',
    method: 'GET',
    path: '/api/my-day/overdue-leads',
    about: ['leads'],
    summary:
      'The overdue leads of one person, or of nobody, that the caller may see: the longest overdue first',
    request: request({
      query: { assignedTo: z.union([z.uuid(), z.literal('')]).optional() },
      read: ({ query }): { assigneeId: string | undefined } => ({
        assigneeId: query.assignedTo || undefined,
      }),
      write: ({ assigneeId }) => ({ query: { assignedTo: assigneeId } }),
    }),
    reply: plainReply(
      z.object({
        total: z.number(),
        leads: z.array(z.object({ id: z.string(), name: z.string(), dueOn: z.string() })),
      }),
    ),
  }),
  readReminders: endpoint({
    action: 'leads.read',
    method: 'GET',
    path: '/api/my-day/reminders',
    about: ['reminders'],
    summary: 'Whether the caller gets reminders by email too',
    request: noInput,
    reply: choiceReply,
  }),
  saveReminders: endpoint({
    action: 'leads.read',
    method: 'PUT',
    path: '/api/my-day/reminders',
    about: ['reminders'],
    summary: 'Get reminders by email too, or only with the bell',
    request: request({
      body: choiceWire,
      read: ({ body }): ReminderChoice => body,
      write: (body) => ({ body }),
    }),
    reply: choiceReply,
  }),
}
