import { tagTexts as texts } from '@foyer/contract/tags/messages'
import type { Tag } from '@foyer/contract/tags/model'
import { Button } from '@mantine/core'
import { IconPencil, IconPlus, IconSearch, IconTag, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { type Column, DataTable } from '../../ui/data-table'
import { EmptyState } from '../../ui/empty-state'
import { Loaded } from '../../ui/loaded'
import { useSearchTerm } from '../../ui/search-in-address'
import { Sheet } from '../../ui/sheet'
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

function TagTable({ tags, onOpen }: { tags: readonly Tag[]; onOpen: (open: Open) => void }) {
  const search = useSearchTerm().toLowerCase()
  const guard = useGuard('tags.edit')
  const found = tags.filter(({ name }) => name.toLowerCase().includes(search))
  const actionsOf = (tag: Tag) => [
    { label: texts.edit, icon: IconPencil, onClick: guard(() => onOpen({ kind: 'edit', tag })) },
    {
      label: texts.delete,
      icon: IconTrash,
      onClick: guard(() => onOpen({ kind: 'delete', tag })),
      isDanger: true,
    },
  ]
  if (tags.length === 0) return <EmptyState icon={IconTag} title={texts.empty} hint={texts.emptyHint} />
  if (found.length === 0) return <EmptyState icon={IconSearch} title={texts.noMatch} />
  return (
    <DataTable
      label={texts.title}
      rows={found}
      columns={columns}
      keyOf={(tag) => tag.id}
      nameOf={(tag) => tag.name}
      actions={actionsOf}
    />
  )
}

export function TagsPage() {
  const read = useTags()
  const [open, setOpen] = useState<Open>()
  const guard = useGuard('tags.edit')
  const close = () => setOpen(undefined)
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
      <Loaded of={read} failed={texts.loadFailed} rows={5}>
        {(tags) => <TagTable tags={tags} onOpen={setOpen} />}
      </Loaded>
      {open?.kind === 'add' && <TagDialog tag={undefined} onClose={close} />}
      {open?.kind === 'edit' && <TagDialog tag={open.tag} onClose={close} />}
      {open?.kind === 'delete' && <DeleteTagDialog tag={open.tag} onClose={close} />}
    </Sheet>
  )
}
