import type { keptListEndpoints } from '@foyer/contract/wire/leads/kept-lists/endpoints'
import type { RowsOf } from './row'

export const keptListRows: RowsOf<typeof keptListEndpoints> = {
  keptLists: { may: 'crm', calls: () => [{}] },
  addEntry: {
    may: 'editors',
    calls: () => [
      { list: 'source', name: 'Grid' },
      { list: 'source', name: 'Alpha Fair' },
      { list: 'sourceName', name: 'Alpha Days' },
      { list: 'workScope', name: 'Alpha Kitchen' },
      { list: 'designation', name: 'Alpha Drafter' },
    ],
    passes: [409],
  },
  editEntry: {
    may: 'editors',
    calls: ({ source, otherSource, designation, otherDesignation }) => [
      { list: 'source', id: source, kind: 'hide' },
      { list: 'source', id: source, kind: 'show' },
      { list: 'source', id: source, kind: 'rename', name: 'Grid' },
      { list: 'source', id: otherSource, kind: 'rename', name: 'Alpha Fair' },
      { list: 'source', id: source, kind: 'merge', into: otherSource },
      { list: 'source', id: otherSource, kind: 'move', before: source },
      { list: 'designation', id: designation, kind: 'merge', into: otherDesignation },
      { list: 'designation', id: designation, kind: 'rename', name: 'Grid' },
    ],
    passes: [404],
  },
}
