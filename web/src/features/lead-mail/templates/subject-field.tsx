import { templateFormTexts as texts } from '@foyer/contract/lead-mail/templates/messages'
import { type MailPlace, written } from '@foyer/contract/lead-mail/templates/places'
import { ActionIcon, Menu, ScrollArea } from '@mantine/core'
import { IconBraces } from '@tabler/icons-react'
import { useRef } from 'react'
import { TextField, type TextFieldProps } from '../../../ui/form/fields/text-field'

interface SubjectFieldProps extends TextFieldProps {
  places: readonly MailPlace[]
}

/** One line, into which places can be put where the caret was. */
export function SubjectField({ places, ...field }: SubjectFieldProps) {
  const { value, onChange, readOnly = false } = field
  const input = useRef<HTMLInputElement>(null)
  const insert = ({ name }: MailPlace) => {
    const words = written(name)
    const from = input.current?.selectionStart ?? value.length
    const to = input.current?.selectionEnd ?? value.length
    onChange(value.slice(0, from) + words + value.slice(to))
    // The caret goes behind what was inserted, once it is there.
    requestAnimationFrame(() => {
      input.current?.focus()
      input.current?.setSelectionRange(from + words.length, from + words.length)
    })
  }
  return (
    <TextField
      {...field}
      ref={input}
      withAsterisk
      autoComplete="off"
      rightSection={
        <Menu position="bottom-end" returnFocus={false}>
          <Menu.Target>
            <ActionIcon aria-label={texts.insertPlace} title={texts.insertPlace} disabled={readOnly}>
              <IconBraces size={18} stroke={1.6} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>{texts.places}</Menu.Label>
            <ScrollArea.Autosize mah={280}>
              {places.map((place) => (
                <Menu.Item key={place.name} onClick={() => insert(place)}>
                  {place.label}
                </Menu.Item>
              ))}
            </ScrollArea.Autosize>
          </Menu.Dropdown>
        </Menu>
      }
    />
  )
}
