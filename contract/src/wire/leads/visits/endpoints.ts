import { z } from 'zod'
import { endpoint, reply, request } from '../../../kit/endpoint'
import { inDataData } from '../../../kit/envelope'
import { type NewVisit, type VisitStepTaken, visitForm, visitStepForm } from '../../../leads/visits/forms'
import type { VisitSheet, VisitSteps } from '../../../leads/visits/model'
import { leadWire, readLead, writeLead } from '../list/row'
import { personWire, readPerson, writePerson } from '../record/person'
import { leadReply } from '../work/actions'
import { onlyPlace, placeWire, stepsOf, stepsWire } from './shapes'

const sheetReply = reply(
  z.object({
    lead: leadWire,
    knownPlace: placeWire.optional(),
    own: stepsWire,
    others: z.array(stepsWire.extend({ person: personWire })),
  }),
  ({ lead, knownPlace, own, others }: VisitSheet) => ({
    lead: writeLead(lead),
    knownPlace: onlyPlace(knownPlace),
    own: stepsOf(own),
    others: others.map(({ person, ...steps }) => ({ ...stepsOf(steps), person: writePerson(person) })),
  }),
  ({ lead, knownPlace, own, others }): VisitSheet => ({
    lead: readLead(lead),
    knownPlace: onlyPlace(knownPlace),
    own: stepsOf(own),
    others: others.map(({ person, ...steps }) => ({ ...stepsOf(steps), person: readPerson(person) })),
  }),
)

export const leadVisitEndpoints = {
  visit: endpoint({
    action: 'leads.read',
    method: 'GET',
    path: '/api/leads/visit',
    about: ['leads'],
    summary:
      'What somebody needs at the site of a lead: the lead with its address, and which visits are under way',
    description: 'knownPlace is where somebody arrived at the latest saved visit that has a place.',
    request: request({
      query: { leadId: z.uuid() },
      read: ({ query: { leadId } }) => ({ leadId }),
      write: ({ leadId }: { leadId: string }) => ({ query: { leadId } }),
    }),
    reply: sheetReply,
  }),
  takeVisitStep: endpoint({
    action: 'leads.edit',
    method: 'POST',
    path: '/api/leads/visit/step',
    about: ['leads'],
    summary: 'Keep that the caller is on the way to a lead, or has arrived, and where; or take that back',
    description:
      'Kept for the caller until the visit is saved, or until the end of the day. The time is that of the server; tapped again it stays as it was. A place follows an arrival; without one it is ignored.',
    request: request({
      body: z.object({
        leadId: z.string().max(100),
        step: z.string().max(20),
        isTakenBack: z.boolean().optional(),
        place: placeWire.optional(),
      }),
      read: ({ body }) => body as VisitStepTaken,
      write: (body: VisitStepTaken) => ({ body }),
      check: visitStepForm,
    }),
    reply: reply(stepsWire, (steps: VisitSteps) => stepsOf(steps), stepsOf),
  }),
  saveVisit: endpoint({
    action: 'leads.edit',
    method: 'POST',
    path: '/api/leads/visit',
    about: ['leads'],
    summary:
      'Save a visit to the site of a lead: how it went, in which words, with which photos, and the next follow-up; all or nothing',
    description:
      'It is one entry of the history. A follow-up of today or before is settled by it, as by a call. undo-call takes it back within 15 seconds.',
    request: request({
      body: z.object({
        leadId: z.string().max(100),
        outcome: z.string().max(20),
        remark: z.string().max(5000).optional(),
        followUp: z
          .object({
            on: z.string().max(20),
            time: z.string().max(20).optional(),
            kind: z.string().max(20).optional(),
          })
          .nullish(),
        photos: z.array(z.object({ name: z.string().max(500), path: z.string().max(1000) })).max(100),
      }),
      read: ({ body }) => body as NewVisit,
      write: (body: NewVisit) => ({ body }),
      check: visitForm,
    }),
    reply: inDataData(leadReply),
  }),
}
