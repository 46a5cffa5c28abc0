import { templateFormTexts as texts } from '@foyer/contract/lead-mail/templates/messages'
import { type MailPlace, written } from '@foyer/contract/lead-mail/templates/places'
import { ActionIcon, Box, Menu, ScrollArea } from '@mantine/core'
import { IconBraces } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { TextField, type TextFieldProps } from '../../../ui/form/fields/text-field'
import { matchingPlaces } from '../../../ui/rich-text/place'
import { PlaceSuggestions } from '../../../ui/rich-text/place-suggestions'

interface SubjectFieldProps extends TextFieldProps {
  places: readonly MailPlace[]
}

/** What stands before the caret while the name of a place is typed. */
const begun = /\{\{([^{}]*)$/

/** One line, into which places can be put where the caret is: from a menu, or by typing `{{`. */
export function SubjectField({ places, ...field }: SubjectFieldProps) {
  const { value, onChange, onBlur, onKeyDown, readOnly = false } = field
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const onKey = useRef<(event: KeyboardEvent) => boolean>(null)
  /** Where somebody types; not known where the caret was only moved. */
  const [caret, setCaret] = useState<number>()
  const typed = caret === undefined ? null : begun.exec(value.slice(0, caret))
  const found = typed ? matchingPlaces(typed[1] ?? '', places) : []

  const put = ({ name }: MailPlace, from: number, to: number) => {
    const words = written(name)
    onChange(value.slice(0, from) + words + value.slice(to))
    setCaret(undefined)
    // The caret goes behind what was inserted, once it is there.
    requestAnimationFrame(() => {
      input.current?.focus()
      input.current?.setSelectionRange(from + words.length, from + words.length)
    })
  }
  const insert = (place: MailPlace) => {
    const { selectionStart, selectionEnd } = input.current ?? {}
    put(place, selectionStart ?? value.length, selectionEnd ?? value.length)
  }
  const take = (text: string) => {
    setCaret(input.current?.selectionStart ?? undefined)
    onChange(text)
  }
  return (
    <Box ref={setRoot} pos="relative">
      <TextField
        {...field}
        ref={input}
        withAsterisk
        autoComplete="off"
        onChange={take}
        onBlur={(event) => {
          if (typed) setCaret(undefined)
          onBlur?.(event)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setCaret(undefined)
          if (onKey.current?.(event.nativeEvent)) event.preventDefault()
          else onKeyDown?.(event)
        }}
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
      {typed && found.length > 0 && input.current && (
        <PlaceSuggestions
          suggested={{
            places: found,
            choose: (place) => put(place, typed.index, caret ?? value.length),
            at: input.current.getBoundingClientRect(),
          }}
          root={root}
          text={input.current}
          onKey={onKey}
        />
      )}
    </Box>
  )
}
