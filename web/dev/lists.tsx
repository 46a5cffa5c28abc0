import { IconPencil, IconTag, IconTrash } from '@tabler/icons-react'
import { AddButton } from '../src/ui/add-button'
import { Surface } from '../src/ui/layout/card'
import { type Column, DataTable } from '../src/ui/list/data-table'
import { ListPage } from '../src/ui/list/list-page'
import { SearchInAddress } from '../src/ui/list/search-in-address'
import type { Reading } from '../src/ui/reading'
import { EmptyState } from '../src/ui/states/empty-state'
import { FailedState } from '../src/ui/states/failed-state'
import { BarSkeleton, RowSkeleton } from '../src/ui/states/skeleton'
import { AtAddress, Example } from './example'

interface Team {
  name: string
  head: string
  people: number
}

const teams: Team[] = [
  { name: 'Sales South', head: 'Asha Menon', people: 6 },
  { name: 'Sales West', head: 'Ravi Shankar', people: 4 },
  { name: 'Design', head: 'Fatima Sheikh', people: 9 },
]
const columns: [Column<Team>, ...Column<Team>[]] = [
  { label: 'Team', cell: ({ name }) => name, isHeading: true },
  { label: 'Team Head', cell: ({ head }) => head },
  { label: 'Members', cell: ({ people }) => people, align: 'right' },
]
const words = {
  failed: 'The teams could not be loaded.',
  empty: 'No teams yet',
  emptyHint: 'A team sees the leads of its members.',
  noMatch: 'No team has this name',
}
const nothing = () => undefined
const there = (data: Team[]): Reading<Team[]> => ({ data, isError: false, refetch: nothing })
const onItsWay: Reading<Team[]> = { data: undefined, isError: false, refetch: nothing }
const failed: Reading<Team[]> = { data: undefined, isError: true, refetch: nothing }

function Teams({ of, address }: { of: Reading<Team[]>; address?: string }) {
  return (
    <Surface>
      <AtAddress {...(address && { address })}>
        <ListPage
          title="Teams"
          hint="A team sees the leads of its members."
          action={<AddButton onClick={nothing}>Add Team</AddButton>}
          of={of}
          rowsOf={(all) => all}
          searchedIn={({ name }) => name}
          icon={IconTag}
          words={words}
          rowsToWait={4}
          pages={{ page: 1, pageCount: 3 }}
        >
          {(found) => (
            <DataTable
              label="Teams"
              rows={found}
              columns={columns}
              keyOf={({ name }) => name}
              nameOf={({ name }) => name}
              actions={({ people }) => [
                { label: 'Edit', icon: IconPencil, onClick: nothing },
                {
                  label: 'Delete',
                  icon: IconTrash,
                  onClick: nothing,
                  isDanger: true,
                  ...(people > 8 && { lockedBecause: 'It still has members.' }),
                },
              ]}
            />
          )}
        </ListPage>
      </AtAddress>
    </Surface>
  )
}

const sideBySide = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 }

export function ListExamples() {
  return (
    <>
      <Example name="list-page">
        <Teams of={there(teams)} />
      </Example>
      <Example name="list-page-states" width={960}>
        <div style={sideBySide}>
          <Teams of={onItsWay} />
          <Teams of={failed} />
          <Teams of={there([])} />
          <Teams of={there(teams)} address="/?search=kitchen" />
        </div>
      </Example>
      <Example name="states" width={960}>
        <div style={sideBySide}>
          <Surface>
            <EmptyState icon={IconTag} title="No tags yet" hint="A tag marks leads that belong together." />
          </Surface>
          <Surface>
            <FailedState
              what="The leads could not be loaded."
              kept="What you typed is still here."
              onRetry={nothing}
            />
          </Surface>
          <Surface>
            <RowSkeleton rows={3} />
          </Surface>
          <Surface isPadded>
            <BarSkeleton width={180} />
          </Surface>
        </div>
      </Example>
      <Example name="search" width={320}>
        <AtAddress address="/?search=design">
          <SearchInAddress label="Search teams" />
        </AtAddress>
      </Example>
    </>
  )
}
