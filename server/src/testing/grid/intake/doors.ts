import type { doorEndpoints } from '@foyer/contract/wire/intake/doors/endpoints'
import type { portalEndpoints } from '@foyer/contract/wire/intake/portals/endpoints'
import type { RowsOf } from '../row'

const described = { duplicates: 'skip' as const }

export const doorRows: RowsOf<typeof doorEndpoints> = {
  doors: { may: 'crm', calls: () => [{}] },
  door: { may: 'editors', calls: ({ door }) => [{ id: door }], passes: [404] },
  addDoor: {
    may: 'editors',
    calls: () => [
      { kind: 'webhook', name: 'Grid', ...described },
      { kind: 'webhook', name: 'Alpha Portal', ...described },
    ],
    passes: [409],
  },
  editDoor: {
    may: 'editors',
    calls: ({ door, otherDoor, field }) => [
      { id: door, kind: 'pause' },
      { id: otherDoor, kind: 'key', secret: 'grid-key' },
      { id: door, kind: 'change', name: 'Grid', ...described },
      { id: otherDoor, kind: 'change', name: 'Alpha Portal', ...described },
      { id: door, kind: 'mapping', mapping: { facing: `custom:${field}` } },
      { id: door, kind: 'rotate' },
      { id: door, kind: 'delete' },
    ],
    passes: [404],
  },
  retryDeliveries: {
    may: 'editors',
    calls: ({ door, delivery }) => [{ id: door }, { id: door, deliveryId: delivery }],
    passes: [404],
  },
  tryDoor: { may: 'editors', calls: ({ door }) => [{ id: door }], passes: [404] },
}

const theKey = { intake_doors: 'whoever delivers knows the key and nothing else' }

export const portalRows: RowsOf<typeof portalEndpoints> = {
  deliver: {
    may: 'open',
    calls: ({ doorKey }) => [
      {
        key: doorKey,
        query: {},
        contentType: 'application/json',
        body: '{"name":"Alpha Again","phone":"9845010077"}',
      },
    ],
    passes: [404],
    readsEverywhere: theKey,
  },
  deliverByAddress: {
    may: 'open',
    calls: ({ doorKey }) => [{ key: doorKey, query: { name: 'Alpha Again', phone: '9845010077' } }],
    passes: [404],
    readsEverywhere: theKey,
  },
}
