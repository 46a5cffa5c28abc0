import { z } from 'zod'
import { importLimits } from '../../../intake/import/limits'
import { importRefusals } from '../../../intake/messages/import'
import type { ArrivingValue } from '../../../intake/read-arrival'
import type { DoorTarget } from '../../../intake/targets'
import { request } from '../../../kit/endpoint'

/** A cell may be empty or a figure. */
const cell = z
  .union([z.string().max(importLimits.cell), z.number(), z.null()])
  .optional()
  .transform((value) => (value === undefined || value === null ? '' : String(value)))

/** What another program calls the columns, and what they are. */
const targets = {
  name: 'fullName',
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  address: 'address',
  city: 'city',
  pinCode: 'postalCode',
  phoneNumber: 'phone',
  budget: 'budget',
  requirements: 'workScope',
  leadSource: 'source',
  sourceName: 'sourceName',
  area: 'area',
} as const satisfies Record<string, DoorTarget>
type Key = keyof typeof targets
const keys = Object.keys(targets) as Key[]

const lead = z.object({
  name: cell,
  firstName: cell,
  lastName: cell,
  email: cell,
  address: cell,
  city: cell,
  pinCode: cell,
  phoneNumber: cell,
  budget: cell,
  requirements: cell,
  leadSource: cell,
  sourceName: cell,
  area: cell,
} satisfies Record<Key, typeof cell>)

/** The values of each lead. */
export interface SavedLeads {
  leads: ArrivingValue[][]
}

export const saveLeadsRequest = request({
  maxBytes: importLimits.savedBytes,
  body: z
    .array(lead)
    .min(1, importRefusals.empty.text)
    .max(importLimits.rows, importRefusals.tooManyRows.text),
  read: ({ body }): SavedLeads => ({
    leads: body.map((one) =>
      keys.flatMap((key) => (one[key] ? [{ target: targets[key], text: one[key] }] : [])),
    ),
  }),
  write: ({ leads }) => ({
    body: leads.map((values) =>
      Object.fromEntries(
        keys.flatMap((key) => {
          const value = values.find(({ target }) => target === targets[key])
          return value ? [[key, value.text]] : []
        }),
      ),
    ),
  }),
})
