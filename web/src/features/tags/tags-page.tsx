import { tagTexts as texts } from '@foyer/contract/tags/messages'
import type { Tag } from '@foyer/contract/tags/model'
import { IconPencil, IconTag, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { AddButton } from '../../ui/add-button'
import { type Column, DataTable } from '../../ui/list/data-table'
import { ListPage } from '../../ui/list/list-page'
import { ReadingNote } from '../accounts/reading-note'
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
  const [open, setOpen] = useState<Open>()
  const guard = useGuard('tags.edit')
  const close = () => setOpen(undefined)
  const actionsOf = (tag: Tag) => [
    {
      label: texts.edit,
      icon: IconPencil,
      lockedBecause: guard.because,
      onClick: guard(() => setOpen({ kind: 'edit', tag })),
    },
    {
      label: texts.delete,
      icon: IconTrash,
      lockedBecause: guard.because,
      onClick: guard(() => setOpen({ kind: 'delete', tag })),
      isDanger: true,
    },
  ]
  return (
    <>
      <ListPage
        title={texts.title}
        hint={texts.about}
        action={
          <AddButton lock={guard.lock} onClick={guard(() => setOpen({ kind: 'add' }))}>
            {texts.add}
          </AddButton>
        }
        note={<ReadingNote action="tags.edit" of="settings" />}
        of={useTags()}
        rowsOf={(tags) => tags}
        searchedIn={({ name }) => name}
        icon={IconTag}
        words={{ ...texts, failed: texts.loadFailed }}
      >
        {(found) => (
          <DataTable
            label={texts.title}
            rows={found}
            columns={columns}
            keyOf={(tag) => tag.id}
            nameOf={(tag) => tag.name}
            actions={actionsOf}
          />
        )}
      </ListPage>
      {open?.kind === 'add' && <TagDialog tag={undefined} onClose={close} />}
      {open?.kind === 'edit' && <TagDialog tag={open.tag} onClose={close} />}
      {open?.kind === 'delete' && <DeleteTagDialog tag={open.tag} onClose={close} />}
    </>
  )
}
