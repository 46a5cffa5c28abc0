import { isMailAddress } from '@foyer/contract/lead-mail/letters/address'
import { composeTexts as texts } from '@foyer/contract/lead-mail/letters/messages-compose'
import { Pill, PillsInput } from '@mantine/core'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useState } from 'react'

interface RecipientsFieldProps {
  value: string[]
  /** Of the address that is being typed. */
  typing: string
  onChange: (part: { to?: string[]; typing?: string }) => void
  /** These stay (L-236). */
  locked?: readonly string[]
  /** What is said of what is no address (C-047). */
  invalid: string
  error?: ReactNode
  readOnly?: boolean
  'data-path'?: string
}

const ends = ['Enter', ',', ';']
const between = /[\s,;]+/

/** Who gets it: one chip for each address. Nothing that was typed is dropped: what is no address stays, and is said. */
export function RecipientsField(props: RecipientsFieldProps) {
  const { value, typing, onChange, locked = [], invalid, error, readOnly = false } = props
  const [isWrong, setWrong] = useState(false)
  const isLocked = (address: string) => locked.includes(address)

  const take = (text: string): boolean => {
    const parts = text.split(between).filter(Boolean)
    const wrong = parts.filter((part) => !isMailAddress(part))
    const known = new Set(value.map((address) => address.toLowerCase()))
    const added = parts.filter(
      (part, place) =>
        isMailAddress(part) &&
        !known.has(part.toLowerCase()) &&
        parts.findIndex((other) => other.toLowerCase() === part.toLowerCase()) === place,
    )
    onChange({ to: [...value, ...added], typing: wrong.join(' ') })
    setWrong(wrong.length > 0)
    return wrong.length === 0
  }
  const remove = (address: string) => onChange({ to: value.filter((other) => other !== address) })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (ends.includes(event.key) && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      if (typing.trim()) take(typing)
    }
    const last = value.at(-1)
    if (event.key === 'Backspace' && typing === '' && last && !isLocked(last)) remove(last)
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (typing || !text.split(between).filter(Boolean).every(isMailAddress) || text.trim() === '') return
    event.preventDefault()
    take(text)
  }

  return (
    <PillsInput label={texts.to} withAsterisk error={(isWrong && invalid) || error} disabled={readOnly}>
      <Pill.Group>
        {value.map((address) => (
          <Pill
            key={address}
            withRemoveButton={!isLocked(address) && !readOnly}
            title={isLocked(address) ? texts.locked : undefined}
            removeButtonProps={{ 'aria-label': texts.remove(address), tabIndex: 0, 'aria-hidden': false }}
            onRemove={() => remove(address)}
          >
            {address}
          </Pill>
        ))}
        <PillsInput.Field
          inputMode="email"
          autoComplete="off"
          aria-label={texts.to}
          aria-invalid={isWrong}
          data-path={props['data-path']}
          placeholder={value.length === 0 ? texts.toHint : undefined}
          readOnly={readOnly}
          value={typing}
          onChange={(event) => {
            setWrong(false)
            onChange({ typing: event.currentTarget.value })
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => {
            if (typing.trim()) take(typing)
          }}
        />
      </Pill.Group>
    </PillsInput>
  )
}
