import { editorTexts as texts } from '@foyer/contract/quotations/document/messages-page'
import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { EditorPart } from './editor-part'

const SendDialog = lazy(() =>
  import('../../sending/send-dialog').then((module) => ({ default: module.SendDialog })),
)

/** Opens the dialog that sends; not for what nobody may change. */
export function SendButton({ record, writing, saving, isReadOnly }: EditorPart) {
  const [isOpen, setOpen] = useState(false)
  if (isReadOnly) return null
  const isAgain = record.version > 0
  return (
    <>
      <Button leftSection={<IconSend size={16} stroke={1.6} aria-hidden />} onClick={() => setOpen(true)}>
        {isAgain ? texts.sendAgain : texts.send}
      </Button>
      {isOpen && (
        <Suspense>
          <SendDialog
            record={record}
            document={writing.document}
            unread={Object.keys(writing.unread).length}
            flush={saving.flush}
            revision={saving.revision}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
