import { richTextTexts as texts } from '@foyer/contract/kit/rich-text/texts'
import { Menu, ScrollArea } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { IconBraces } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import type { Place } from './place'

interface PlaceMenuProps {
  editor: Editor
  places: readonly Place[]
  disabled: boolean
}

/** All places, for those who do not type `{{`. */
export function PlaceMenu({ editor, places, disabled }: PlaceMenuProps) {
  const insert = ({ name, label }: Place) =>
    editor
      .chain()
      .focus()
      .insertContent({ type: 'place', attrs: { id: name, label } })
      .run()
  return (
    <Menu position="bottom-start" returnFocus={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <RichTextEditor.Control aria-label={texts.place} title={texts.place} disabled={disabled}>
          <IconBraces size={18} stroke={1.6} aria-hidden />
        </RichTextEditor.Control>
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
  )
}
