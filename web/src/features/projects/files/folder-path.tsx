import { filesPageTexts as texts } from '@foyer/contract/projects/files/messages-screen'
import type { ProjectFolder } from '@foyer/contract/projects/files/model'
import { Anchor, Breadcrumbs, Text } from '@mantine/core'
import { pathOf } from './use-folder'

interface FolderPathProps {
  folders: readonly ProjectFolder[]
  folderId: string | undefined
  onOpen: (folderId: string | undefined) => void
}

/** Where one is, and the way back out. */
export function FolderPath({ folders, folderId, onOpen }: FolderPathProps) {
  const path = pathOf(folders, folderId)
  const around = [undefined, ...path.slice(0, -1)]
  if (path.length === 0)
    return (
      <Text fw={600} component="h2" size="sm">
        {texts.top}
      </Text>
    )
  return (
    <nav aria-label={texts.path}>
      <Breadcrumbs style={{ flexWrap: 'wrap' }} separatorMargin={6}>
        {around.map((folder) => (
          <Anchor
            key={folder?.id ?? 'top'}
            component="button"
            type="button"
            size="sm"
            onClick={() => onOpen(folder?.id)}
          >
            {folder?.name ?? texts.top}
          </Anchor>
        ))}
        <Text fw={600} size="sm" aria-current="page">
          {path.at(-1)?.name}
        </Text>
      </Breadcrumbs>
    </nav>
  )
}
