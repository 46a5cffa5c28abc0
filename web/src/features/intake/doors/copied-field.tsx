import { doorPageTexts as texts } from '@foyer/contract/intake/messages/lead-sources'
import { ActionIcon, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useRef } from 'react'
import { PointerTooltip } from '../../../ui/text/pointer-tooltip'
import { copyText } from '../../../ui/toasts/toast'

interface CopiedFieldProps {
  label: string
  hint: string
  value: string
}

/** Something to be entered elsewhere. */
export function CopiedField({ label, hint, value }: CopiedFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const copy = () => copyText(value, () => field.current?.select())
  return (
    <TextInput
      ref={field}
      label={label}
      description={hint}
      readOnly
      value={value}
      onFocus={(event) => event.currentTarget.select()}
      rightSection={
        <PointerTooltip label={texts.copy}>
          <ActionIcon aria-label={texts.copyOf(label)} onClick={() => void copy()}>
            <IconCopy size={16} stroke={1.6} />
          </ActionIcon>
        </PointerTooltip>
      }
    />
  )
}
