import type { EntryEdit, ListKey } from '@foyer/contract/leads/kept-lists/model'
import { keptListEndpoints } from '@foyer/contract/wire/leads/kept-lists/endpoints'
import type { TestApp } from '../test-app'
import type { TestPerson } from '../test-company'

const { keptLists, addEntry, editEntry } = keptListEndpoints

type Wish = EntryEdit extends infer E ? (E extends EntryEdit ? Omit<E, 'list' | 'id'> : never) : never

/** The lists of a firm through its calls, with entries by their names. */
export function keptListsOf(test: TestApp, admin: () => TestPerson) {
  const entriesOf = async (list: ListKey, as = admin()) =>
    (await test.call(as, keptLists, {})).find((one) => one.list === list)?.entries ?? []
  const idOf = async (list: ListKey, name: string) =>
    (await entriesOf(list)).find((entry) => entry.name === name)?.id ?? ''
  const edit = async (list: ListKey, name: string, wish: Wish, as = admin()) =>
    test.send(as, editEntry, { list, id: await idOf(list, name), ...wish } as EntryEdit)
  return {
    entriesOf,
    idOf,
    edit,
    namesOf: async (list: ListKey) => (await entriesOf(list)).map(({ name }) => name),
    numbersOf: async (list: ListKey) =>
      Object.fromEntries((await entriesOf(list)).map(({ name, uses }) => [name, uses])),
    add: async (list: ListKey, ...names: string[]) => {
      for (const name of names) await test.call(admin(), addEntry, { list, name })
    },
    merge: async (list: ListKey, name: string, into: string) =>
      edit(list, name, { kind: 'merge', into: await idOf(list, into) }),
  }
}
