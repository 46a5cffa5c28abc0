import { deletedTexts as texts } from '@foyer/contract/deleted/messages'
import type { DeletedThing } from '@foyer/contract/deleted/model'
import { formatInstant } from '@foyer/contract/kit/dates'
import { leadKeptDays } from '@foyer/contract/leads/limits'
import { IconLock, IconRestore, IconTrash } from '@tabler/icons-react'
import { type Column, DataTable } from '../../ui/list/data-table'
import { ListPage } from '../../ui/list/list-page'
import { useSearchTerm } from '../../ui/list/search-in-address'
import { EmptyState } from '../../ui/states/empty-state'
import { useCan } from '../accounts/use-can'
import { useCompanyDay } from '../accounts/use-company-day'
import { useDeleted, useRestore } from './use-deleted'

const day = 86_400_000
const daysLeft = ({ deletedAt }: DeletedThing, now: Date): number =>
  Math.ceil((Date.parse(deletedAt) + leadKeptDays * day - now.getTime()) / day)
const nameOf = ({ name }: DeletedThing) => name || texts.nameless

/** What was deleted and can still be brought back, for those who run the firm (C-041). */
export function DeletedPage() {
  const mayRead = useCan('deleted.read')
  if (!mayRead) return <EmptyState isPage icon={IconLock} title={texts.refused} />
  return <DeletedThings />
}

function DeletedThings() {
  const read = useDeleted(useSearchTerm())
  const restore = useRestore()
  const { now, timeZone } = useCompanyDay()
  const columns: [Column<DeletedThing>, ...Column<DeletedThing>[]] = [
    { label: texts.name, cell: nameOf },
    { label: texts.kind, cell: ({ kind }) => texts.kinds[kind], isNarrow: true },
    {
      label: texts.when,
      cell: (thing) => `${formatInstant(thing.deletedAt, timeZone)} · ${texts.left(daysLeft(thing, now))}`,
    },
    { label: texts.by, cell: ({ deletedBy }) => deletedBy ?? '–' },
  ]
  return (
    <ListPage
      title={texts.title}
      text={texts.about}
      of={read}
      rowsOf={({ things }) => things}
      icon={IconTrash}
      words={{ ...texts, failed: texts.loadFailed }}
    >
      {(things) => (
        <DataTable
          label={texts.title}
          rows={things}
          columns={columns}
          keyOf={({ kind, id }) => `${kind} ${id}`}
          nameOf={nameOf}
          actions={(thing) => [{ label: texts.restore, icon: IconRestore, onClick: () => restore(thing) }]}
        />
      )}
    </ListPage>
  )
}
