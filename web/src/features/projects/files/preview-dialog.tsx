import { previewTexts as texts } from '@foyer/contract/projects/files/messages-screen'
import type { FileLinks, ProjectFile } from '@foyer/contract/projects/files/model'
import { projectFileEndpoints as endpoints } from '@foyer/contract/wire/projects/files/endpoints'
import { ActionIcon, Box, Button, Loader } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconDownload, IconEyeOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useEndpoint } from '../../../api/queries'
import { Dialog, DialogFoot } from '../../../ui/dialogs/dialog'
import { Row } from '../../../ui/layout/flow'
import { EmptyState } from '../../../ui/states/empty-state'
import { FailedState } from '../../../ui/states/failed-state'
import { QuietText } from '../../../ui/text/quiet-text'
import classes from './files.module.css'

interface PreviewDialogProps {
  projectId: string
  /** All that can be looked through, one after the other. */
  files: readonly ProjectFile[]
  file: ProjectFile
  onLook: (file: ProjectFile) => void
  onDownload: (file: ProjectFile) => void
  onClose: () => void
}

/** Looks into a picture or a PDF; arrow keys go to the next one. */
export function PreviewDialog({ projectId, files, file, onLook, onDownload, onClose }: PreviewDialogProps) {
  const at = files.findIndex(({ id }) => id === file.id)
  const go = (step: 1 | -1) => {
    const other = files[at + step]
    if (other) onLook(other)
  }
  return (
    <Dialog opened title={file.name} width={1120} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same */}
      <div
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') go(1)
          if (key === 'ArrowLeft') go(-1)
        }}
      >
        <Stage key={file.id} projectId={projectId} file={file} />
        <DialogFoot>
          {files.length > 1 && (
            <Row gap={4} isOneLine>
              <ActionIcon size={36} aria-label={texts.former} disabled={at <= 0} onClick={() => go(-1)}>
                <IconChevronLeft size={20} stroke={1.6} />
              </ActionIcon>
              <QuietText size="small">{texts.place(at + 1, files.length)}</QuietText>
              <ActionIcon
                size={36}
                aria-label={texts.next}
                disabled={at >= files.length - 1}
                onClick={() => go(1)}
              >
                <IconChevronRight size={20} stroke={1.6} />
              </ActionIcon>
            </Row>
          )}
          <Button
            data-autofocus
            leftSection={<IconDownload size={16} stroke={1.6} />}
            onClick={() => onDownload(file)}
          >
            {texts.download}
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  )
}

function Stage({ projectId, file }: { projectId: string; file: ProjectFile }) {
  const links = useEndpoint(endpoints.fileLinks, { projectId, id: file.id }, { staleTime: 0, gcTime: 0 })
  if (links.isError) return <FailedState what={texts.failed} onRetry={() => void links.refetch()} />
  return (
    <div className={classes.stage}>
      {links.data ? <Shown links={links.data} /> : <Loader aria-label={texts.loading} />}
    </div>
  )
}

function Shown({ links }: { links: FileLinks }) {
  if (links.picture) return <Picture address={links.picture} name={links.name} />
  if (links.contentType !== 'application/pdf')
    return <EmptyState icon={IconEyeOff} title={texts.none} hint={texts.noneHint} />
  // Phones mostly have no viewer inside a page.
  if (!navigator.pdfViewerEnabled)
    return <EmptyState icon={IconEyeOff} title={texts.noViewer} hint={texts.noViewerHint} />
  return <Pdf address={links.download} name={links.name} />
}

function Picture({ address, name }: { address: string; name: string }) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return <EmptyState icon={IconEyeOff} title={texts.failed} hint={texts.noneHint} />
  return <img src={address} alt={name} onError={() => setFailed(true)} />
}

/** Bytes of others are sent to be saved, never to be shown: the page takes them as a PDF and as nothing else. */
function Pdf({ address, name }: { address: string; name: string }) {
  const [shown, setShown] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    let made: string | undefined
    fetch(address, { signal: stop.signal })
      .then(async (answer) => {
        if (!answer.ok) throw new Error('no file')
        made = URL.createObjectURL(new Blob([await answer.arrayBuffer()], { type: 'application/pdf' }))
        setShown(made)
      })
      .catch(() => {
        if (!stop.signal.aborted) setFailed(true)
      })
    return () => {
      stop.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [address])
  if (hasFailed) return <EmptyState icon={IconEyeOff} title={texts.failed} hint={texts.noneHint} />
  return shown ? (
    <Box component="iframe" w="100%" h="100%" bd={0} src={shown} title={name} />
  ) : (
    <Loader aria-label={texts.loading} />
  )
}
