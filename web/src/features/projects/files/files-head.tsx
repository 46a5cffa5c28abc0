import { projectFileLimits as limits } from '@foyer/contract/projects/files/limits'
import { filesPageTexts as texts } from '@foyer/contract/projects/files/messages-screen'
import type { ProjectFolder } from '@foyer/contract/projects/files/model'
import { projectFileEndpoints as endpoints } from '@foyer/contract/wire/projects/files/endpoints'
import { Box, Button } from '@mantine/core'
import { IconFolderPlus, IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useSend } from '../../../api/queries'
import { Row } from '../../../ui/layout/flow'
import { SearchInAddress } from '../../../ui/list/search-in-address'
import { showToast } from '../../../ui/toasts/toast'
import { FolderPath } from './folder-path'
import { NameDialog } from './name-dialog'

interface FilesHeadProps {
  projectId: string
  folders: readonly ProjectFolder[]
  folderId: string | undefined
  onOpen: (folderId: string | undefined) => void
  onFiles: (files: Iterable<File>) => void
}

/** Where one is, the search, and what can be added here. */
export function FilesHead({ projectId, folders, folderId, onOpen, onFiles }: FilesHeadProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isNaming, setNaming] = useState(false)
  const add = useSend(endpoints.addFolder)
  return (
    <Row gap={8} justify="space-between">
      <FolderPath folders={folders} folderId={folderId} onOpen={onOpen} />
      <Row gap={8}>
        <Box flex={{ base: '1 1 100%', sm: 'none' }}>
          <SearchInAddress label={texts.search} max={limits.search} />
        </Box>
        <Button
          flex={{ base: 1, sm: 'none' }}
          variant="default"
          leftSection={<IconFolderPlus size={16} stroke={1.6} aria-hidden />}
          onClick={() => setNaming(true)}
        >
          {texts.addFolder}
        </Button>
        <Button
          flex={{ base: 1, sm: 'none' }}
          leftSection={<IconUpload size={16} stroke={1.6} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {texts.upload}
        </Button>
      </Row>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        aria-label={texts.uploadLabel}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          // The same file may be chosen again.
          event.currentTarget.value = ''
        }}
      />
      {isNaming && (
        <NameDialog
          of="folder"
          name=""
          save={async (name) => {
            const { message } = await add.mutateAsync({ projectId, parentId: folderId, name })
            showToast({ kind: 'ok', text: message })
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </Row>
  )
}
