import { z } from 'zod'
import { doorEditForm, newDoorForm } from '../../../intake/doors/forms'
import {
  type DeliveryRetry,
  type DoorEdit,
  deliveryOutcomes,
  doorKinds,
  doorStates,
  type NewDoor,
  portalKinds,
} from '../../../intake/doors/model'
import { endpoint, noInput, plainReply, request } from '../../../kit/endpoint'
import { duplicatePolicies } from '../../../leads/duplicates/model'

const typed = z.string().max(1000)
const message = plainReply(z.object({ message: z.string() }))
const id = z.uuid()

const summary = {
  id: z.string(),
  kind: z.enum(doorKinds),
  name: z.string(),
  state: z.enum(doorStates),
  message: z.string().optional(),
  source: z.string().optional(),
  sourceName: z.string().optional(),
  duplicates: z.enum(duplicatePolicies),
  lastReceivedAt: z.string().optional(),
  today: z.number(),
  last30Days: z.number(),
  failed: z.number(),
}

const delivery = z.object({
  id: z.string(),
  receivedAt: z.string(),
  state: z.enum(['waiting', 'done', 'failed']),
  outcome: z.enum(deliveryOutcomes).optional(),
  leadId: z.string().optional(),
  reason: z.string().optional(),
  isKept: z.boolean(),
})

const described = {
  name: typed,
  source: typed.optional(),
  sourceName: typed.optional(),
  duplicates: z.enum(duplicatePolicies),
}

export const doorEndpoints = {
  doors: endpoint({
    action: 'intake.read',
    method: 'GET',
    path: '/api/lead-sources',
    about: ['doors'],
    summary: 'The ways by which leads come by themselves, with state and how many came',
    description: 'Today is that of the company. Tests are not counted.',
    request: noInput,
    reply: plainReply(z.object({ data: z.array(z.object(summary)) })),
  }),
  door: endpoint({
    action: 'intake.manage',
    method: 'GET',
    path: '/api/lead-sources/one',
    about: ['doors', 'fields'],
    summary:
      'One lead source: its address, what came last and where its values go, what came and what failed',
    request: request({
      query: { id },
      read: ({ query }) => query,
      write: ({ id }: { id: string }) => ({ query: { id } }),
    }),
    reply: plainReply(
      z.object({
        ...summary,
        address: z.string().optional(),
        proof: z.string().optional(),
        isAsking: z.boolean(),
        fetchedUntil: z.string().optional(),
        values: z.array(
          z.object({
            path: z.string(),
            text: z.string(),
            target: z.string().optional(),
            isChosen: z.boolean(),
          }),
        ),
        targets: z.array(z.object({ target: z.string(), label: z.string() })),
        valuesFrom: z.string().optional(),
        recent: z.array(delivery),
        failures: z.array(delivery),
      }),
    ),
  }),
  addDoor: endpoint({
    action: 'intake.manage',
    method: 'POST',
    path: '/api/lead-sources',
    about: ['doors'],
    summary: 'Add a lead source that delivers to an address of its own',
    request: request({
      body: z.object({ kind: z.enum(portalKinds), ...described, secret: typed.optional() }),
      read: ({ body }): NewDoor => body,
      write: (door: NewDoor) => ({ body: { ...door } }),
      check: newDoorForm,
    }),
    reply: plainReply(z.object({ id: z.string(), message: z.string() })),
  }),
  editDoor: endpoint({
    action: 'intake.manage',
    method: 'PUT',
    path: '/api/lead-sources',
    about: ['doors'],
    summary: 'Change, pause, resume or delete a lead source, give it another key, or say where its values go',
    description:
      'With rotate the former address stops working at once. What came through a deleted lead source stays.',
    request: request({
      body: z.discriminatedUnion('kind', [
        z.object({ id, kind: z.literal('change'), ...described }),
        z.object({ id, kind: z.enum(['pause', 'resume', 'rotate', 'delete']) }),
        z.object({ id, kind: z.literal('key'), secret: typed }),
        z.object({ id, kind: z.literal('mapping'), mapping: z.record(z.string(), z.string()) }),
      ]),
      read: ({ body }): DoorEdit => body,
      write: (edit: DoorEdit) => ({ body: { ...edit } }),
      check: doorEditForm,
    }),
    reply: message,
  }),
  retryDeliveries: endpoint({
    action: 'intake.manage',
    method: 'POST',
    path: '/api/lead-sources/retry',
    about: ['doors', 'leads'],
    summary: 'Take in again what failed, or one delivery whatever became of it',
    request: request({
      body: z.object({ id, delivery: z.uuid().optional() }),
      read: ({ body: { id, delivery } }): DeliveryRetry => ({ id, deliveryId: delivery }),
      write: ({ id, deliveryId }: DeliveryRetry) => ({ body: { id, delivery: deliveryId } }),
    }),
    reply: message,
  }),
  tryDoor: endpoint({
    action: 'intake.manage',
    method: 'POST',
    path: '/api/lead-sources/test',
    about: ['doors'],
    summary: 'Send a sample through a lead source, and say what would become of it; no lead is made',
    request: request({
      body: z.object({ id }),
      read: ({ body }) => body,
      write: ({ id }: { id: string }) => ({ body: { id } }),
    }),
    reply: plainReply(
      z.object({
        fields: z.array(z.object({ label: z.string(), text: z.string() })),
        rest: z.array(z.object({ path: z.string(), text: z.string() })),
        problems: z.array(z.string()),
      }),
    ),
  }),
}
