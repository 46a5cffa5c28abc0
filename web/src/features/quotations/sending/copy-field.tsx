import { sendDialogTexts as texts } from '@foyer/contract/quotations/sending/messages-screen'
import { ActionIcon, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useRef } from 'react'
import { copyText } from '../../../ui/toasts/toast'

/** A text to be taken elsewhere. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <TextInput
      ref={input}
      label={label}
      value={value}
      readOnly
      onFocus={({ currentTarget }) => currentTarget.select()}
      rightSection={
        <ActionIcon
          aria-label={texts.copy}
          onClick={() => void copyText(value, () => input.current?.select())}
        >
          <IconCopy size={16} stroke={1.6} />
        </ActionIcon>
      }
    />
  )
}
