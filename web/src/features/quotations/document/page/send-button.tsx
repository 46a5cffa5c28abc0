import { editorTexts as texts } from '@foyer/contract/quotations/document/messages-page'
import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import type { EditorPart } from './editor-part'

type SendButtonProps = Pick<EditorPart, 'record' | 'isReadOnly' | 'onSend'>

/** Opens the dialog that sends; not for what nobody may change. */
export const SendButton = ({ record, isReadOnly, onSend }: SendButtonProps) =>
  isReadOnly ? null : (
    <Button leftSection={<IconSend size={16} stroke={1.6} aria-hidden />} onClick={onSend}>
      {record.version > 0 ? texts.sendAgain : texts.send}
    </Button>
  )
