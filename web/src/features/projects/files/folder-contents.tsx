import {
  filesPageTexts as texts,
  fileActionTexts as words,
} from '@foyer/contract/projects/files/messages-screen'
import type { FolderView, ProjectFile } from '@foyer/contract/projects/files/model'
import {
  IconArrowsMove,
  IconDownload,
  IconEye,
  IconFolder,
  IconPencil,
  IconSearch,
  IconShare,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchTerm } from '../../../ui/list/search-in-address'
import { EmptyState } from '../../../ui/states/empty-state'
import { QuietText } from '../../../ui/text/quiet-text'
import { Entries, type Entry } from './entries'
import type { EntryAction } from './entry-menu'
import { type Asked, FileDialogs } from './file-dialogs'
import { SelectionBar } from './selection-bar'
import { useFileActions } from './use-file-actions'
import { pathWords, shownFolders } from './use-folder'

interface FolderContentsProps {
  projectId: string
  folderId: string | undefined
  view: FolderView
  onOpen: (folderId: string | undefined) => void
}

/** What is in the open folder, or what the search has found. */
export function FolderContents({ projectId, folderId, view, onOpen }: FolderContentsProps) {
  const search = useSearchTerm()
  const actions = useFileActions(projectId)
  const [asked, ask] = useState<Asked>()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const chosen = view.files.filter(({ id }) => selected.has(id))
  const entries: Entry[] = [
    ...shownFolders(view, folderId, search).map((folder) => ({ folder })),
    ...view.files.map((file) => ({ file })),
  ]
  const select = ({ id }: ProjectFile, isSelected: boolean) =>
    setSelected((former) => new Set(isSelected ? [...former, id] : [...former].filter((one) => one !== id)))
  const open = ({ folder, file }: Entry) => (folder ? onOpen(folder.id) : ask({ kind: 'look', file }))
  const actionsOf = (entry: Entry): EntryAction[] => {
    const { folder, file } = entry
    const [rename, move, remove] = folder
      ? ([
          { kind: 'rename', folder },
          { kind: 'move', folder },
          { kind: 'delete', folder },
        ] as const)
      : ([
          { kind: 'rename', file },
          { kind: 'move', files: [file] },
          { kind: 'delete', files: [file] },
        ] as const)
    const own = folder
      ? [{ label: words.open, icon: IconFolder, onClick: () => open(entry) }]
      : [
          { label: words.preview, icon: IconEye, onClick: () => open(entry) },
          { label: words.download, icon: IconDownload, onClick: () => void actions.download(file) },
          {
            label: file.isShared ? words.unshare : words.share,
            icon: IconShare,
            onClick: () => actions.share([file.id], !file.isShared),
          },
        ]
    return [
      ...own,
      { label: words.rename, icon: IconPencil, onClick: () => ask(rename) },
      { label: words.move, icon: IconArrowsMove, onClick: () => ask(move) },
      { label: words.delete, icon: IconTrash, onClick: () => ask(remove), isDanger: true },
    ]
  }
  return (
    <>
      <SelectionBar
        files={chosen}
        onMove={() => ask({ kind: 'move', files: chosen })}
        onShare={(isShared) =>
          actions.share(
            chosen.map(({ id }) => id),
            isShared,
          )
        }
        onDelete={() => ask({ kind: 'delete', files: chosen })}
        onClear={() => setSelected(new Set())}
      />
      {entries.length === 0 ? (
        <Nothing isSearch={search !== ''} />
      ) : (
        <Entries
          entries={entries}
          selected={selected}
          onSelect={select}
          onOpen={open}
          onShare={({ id }, isShared) => actions.share([id], isShared)}
          placeOf={(file) =>
            search === '' ? undefined : texts.inFolder(pathWords(view.folders, file.folderId) || texts.top)
          }
          actionsOf={actionsOf}
        />
      )}
      {view.isCut && <QuietText>{texts.cut}</QuietText>}
      {asked && (
        <FileDialogs
          asked={asked}
          projectId={projectId}
          view={view}
          actions={actions}
          onAsk={ask}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  )
}

const Nothing = ({ isSearch }: { isSearch: boolean }) =>
  isSearch ? (
    <EmptyState icon={IconSearch} title={texts.noMatch} hint={texts.noMatchHint} />
  ) : (
    <EmptyState icon={IconFolder} title={texts.empty} hint={texts.emptyHint} />
  )
