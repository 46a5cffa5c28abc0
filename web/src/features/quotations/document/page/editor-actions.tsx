import { editorTexts as texts } from '@foyer/contract/quotations/document/messages-page'
import { paperTexts } from '@foyer/contract/quotations/paper/messages-screen'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconBan, IconCopy, IconDots, IconFileTypePdf, IconTemplate, IconTrash } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { addresses } from '../../../../app/addresses'
import type { EditorPart } from './editor-part'
import { SendButton } from './send-button'
import { useCopy } from './use-copy'

const VoidDialog = lazy(() =>
  import('../../sending/void-dialog').then((module) => ({ default: module.VoidDialog })),
)
const PaperDialog = lazy(() =>
  import('../../paper/paper-dialog').then((module) => ({ default: module.PaperDialog })),
)
const RemoveDialog = lazy(() =>
  import('./remove-dialog').then((module) => ({ default: module.RemoveDialog })),
)
const SaveTemplateDialog = lazy(() =>
  import('../library/save-template-dialog').then((module) => ({ default: module.SaveTemplateDialog })),
)
const UseTemplateDialog = lazy(() =>
  import('../library/use-template-dialog').then((module) => ({ default: module.UseTemplateDialog })),
)

type Opened = 'paper' | 'void' | 'remove' | 'save-template' | 'use-template'

/** Everything that is done with the quotation as a whole. */
export function EditorActions({ hasSend, ...part }: EditorPart & { hasSend: boolean }) {
  const { record, writing, saving, isReadOnly } = part
  const [opened, setOpened] = useState<Opened>()
  const navigate = useNavigate()
  const copy = useCopy()
  const close = () => setOpened(undefined)
  const icon = { size: 16, stroke: 1.6 }
  const wasSent = record.version > 0
  const isFrozen = record.state === 'accepted' || record.state === 'void'
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileTypePdf {...icon} aria-hidden />}
        onClick={() => setOpened('paper')}
      >
        {paperTexts.button}
      </Button>
      {hasSend && <SendButton {...part} />}
      {record.mayEdit && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={32} aria-label={texts.more}>
              <IconDots {...icon} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {!isReadOnly && (
              <Menu.Item leftSection={<IconTemplate {...icon} />} onClick={() => setOpened('use-template')}>
                {texts.useTemplate}
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconTemplate {...icon} />} onClick={() => setOpened('save-template')}>
              {texts.saveTemplate}
            </Menu.Item>
            <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => copy(record)}>
              {texts.copy}
            </Menu.Item>
            {wasSent && record.state === 'sent' && (
              <Menu.Item
                leftSection={<IconBan {...icon} />}
                data-ink="past"
                onClick={() => setOpened('void')}
              >
                {texts.makeVoid}
              </Menu.Item>
            )}
            {!wasSent && (
              <Menu.Item
                leftSection={<IconTrash {...icon} />}
                data-ink="past"
                onClick={() => setOpened('remove')}
              >
                {texts.remove}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      <Suspense>
        {opened === 'paper' && (
          <PaperDialog
            id={record.id}
            {...(wasSent && isFrozen && { version: record.acceptedVersion ?? record.version })}
            {...(!isReadOnly && { flush: saving.flush })}
            onClose={close}
          />
        )}
        {opened === 'void' && <VoidDialog id={record.id} onClose={close} />}
        {opened === 'remove' && (
          <RemoveDialog
            id={record.id}
            title={record.title}
            onClose={close}
            onRemoved={() => void navigate(addresses.quotations(record.projectId))}
          />
        )}
        {opened === 'save-template' && (
          <SaveTemplateDialog id={record.id} title={record.title} flush={saving.flush} onClose={close} />
        )}
        {opened === 'use-template' && (
          <UseTemplateDialog
            kind={record.kind}
            projectId={record.projectId}
            actions={writing.actions}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
