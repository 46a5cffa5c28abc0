import { tagTexts as texts } from '@foyer/contract/tags/messages'
import type { Tag } from '@foyer/contract/tags/model'
import { Button } from '@mantine/core'
import { IconPencil, IconPlus, IconSearch, IconTag, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { type Column, DataTable } from '../../ui/data-table'
import { EmptyState } from '../../ui/empty-state'
import { FailedState } from '../../ui/failed-state'
import { useSearchTerm } from '../../ui/search-in-address'
import { Sheet } from '../../ui/sheet'
import { RowSkeleton } from '../../ui/skeleton'
import { useGuard } from '../accounts/use-guard'
import { DeleteTagDialog } from './delete-tag-dialog'
import { TagChip } from './tag-chip'
import { TagDialog } from './tag-dialog'
import { useTags } from './use-tags'

const columns: [Column<Tag>, ...Column<Tag>[]] = [
  { label: texts.number, cell: (_tag, place) => place + 1, isNarrow: true, isLeftOutOnPhone: true },
  { label: texts.name, cell: (tag) => <TagChip tag={tag} /> },
]

type Open = { kind: 'add' } | { kind: 'edit' | 'delete'; tag: Tag }

export function TagsPage() {
  const search = useSearchTerm().toLowerCase()
  const { data: tags, isError, refetch } = useTags()
  const [open, setOpen] = useState<Open>()
  const guard = useGuard('tags.edit')
  const close = () => setOpen(undefined)
  const found = tags?.filter(({ name }) => name.toLowerCase().includes(search))
  const actionsOf = (tag: Tag) => [
    { label: texts.edit, icon: IconPencil, onClick: guard(() => setOpen({ kind: 'edit', tag })) },
    {
      label: texts.delete,
      icon: IconTrash,
      onClick: guard(() => setOpen({ kind: 'delete', tag })),
      isDanger: true,
    },
  ]
  return (
    <Sheet
      title={texts.title}
      hint={texts.about}
      action={
        <Button
          leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
          onClick={guard(() => setOpen({ kind: 'add' }))}
        >
          {texts.add}
        </Button>
      }
    >
      {!tags && isError && <FailedState what={texts.loadFailed} onRetry={() => void refetch()} />}
      {!tags && !isError && <RowSkeleton rows={5} />}
      {tags?.length === 0 && <EmptyState icon={IconTag} title={texts.empty} hint={texts.emptyHint} />}
      {tags && tags.length > 0 && found?.length === 0 && (
        <EmptyState icon={IconSearch} title={texts.noMatch} />
      )}
      {found && found.length > 0 && (
        <DataTable
          label={texts.title}
          rows={found}
          columns={columns}
          keyOf={(tag) => tag.id}
          nameOf={(tag) => tag.name}
          actions={actionsOf}
        />
      )}
      {tags && open?.kind === 'add' && <TagDialog tag={undefined} tags={tags} onClose={close} />}
      {tags && open?.kind === 'edit' && <TagDialog tag={open.tag} tags={tags} onClose={close} />}
      {open?.kind === 'delete' && <DeleteTagDialog tag={open.tag} onClose={close} />}
    </Sheet>
  )
}
