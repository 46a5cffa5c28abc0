import { fileActionTexts, filesPageTexts as texts } from '@foyer/contract/projects/files/messages-screen'
import type { ProjectFile } from '@foyer/contract/projects/files/model'
import { Button, CloseButton } from '@mantine/core'
import { Row } from '../../../ui/layout/flow'
import { Notice } from '../../../ui/layout/notice'

interface SelectionBarProps {
  files: readonly ProjectFile[]
  onMove: () => void
  onShare: (isShared: boolean) => void
  onDelete: () => void
  onClear: () => void
}

/** What is done with several at once. */
export function SelectionBar({ files, onMove, onShare, onDelete, onClear }: SelectionBarProps) {
  if (files.length === 0) return null
  const areShared = files.every(({ isShared }) => isShared)
  return (
    <Notice>
      <Row gap={8}>
        <CloseButton size="sm" aria-label={texts.clear} onClick={onClear} />
        <span role="status">{texts.selected(files.length)}</span>
        <Button size="xs" variant="default" onClick={onMove}>
          {fileActionTexts.move}
        </Button>
        <Button size="xs" variant="default" onClick={() => onShare(!areShared)}>
          {areShared ? fileActionTexts.unshare : fileActionTexts.share}
        </Button>
        <Button size="xs" variant="default" c="var(--fy-past)" onClick={onDelete}>
          {fileActionTexts.delete}
        </Button>
      </Row>
    </Notice>
  )
}
