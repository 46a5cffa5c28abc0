import { richTextTexts as texts } from '@foyer/contract/kit/rich-text/texts'
import { FileButton } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { IconPhoto } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import { LinkButton } from './link-button'
import type { Place } from './place'
import { PlaceMenu } from './place-menu'
import { useRoving } from './use-roving'

interface ToolbarProps {
  editor: Editor
  places: readonly Place[]
  isDisabled: boolean
  isUploading: boolean
  onPicture: ((file: File) => void) | undefined
}

export const controlLabels = {
  boldControlLabel: texts.bold,
  italicControlLabel: texts.italic,
  underlineControlLabel: texts.underline,
  h2ControlLabel: texts.heading,
  h3ControlLabel: texts.smallHeading,
  bulletListControlLabel: texts.bulletList,
  orderedListControlLabel: texts.orderedList,
  blockquoteControlLabel: texts.quote,
  undoControlLabel: texts.undo,
  redoControlLabel: texts.redo,
}

export function Toolbar({ editor, places, isDisabled: disabled, isUploading, onPicture }: ToolbarProps) {
  return (
    <RichTextEditor.Toolbar role="toolbar" aria-label={texts.toolbar} {...useRoving<HTMLDivElement>()}>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold disabled={disabled} />
        <RichTextEditor.Italic disabled={disabled} />
        <RichTextEditor.Underline disabled={disabled} />
        <LinkButton editor={editor} disabled={disabled} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H2 disabled={disabled} />
        <RichTextEditor.H3 disabled={disabled} />
        <RichTextEditor.BulletList disabled={disabled} />
        <RichTextEditor.OrderedList disabled={disabled} />
        <RichTextEditor.Blockquote disabled={disabled} />
      </RichTextEditor.ControlsGroup>
      {(onPicture || places.length > 0) && (
        <RichTextEditor.ControlsGroup>
          {onPicture && (
            <FileButton accept="image/*" onChange={(file) => file && onPicture(file)}>
              {(button) => (
                <RichTextEditor.Control
                  {...button}
                  aria-label={texts.picture}
                  title={texts.picture}
                  aria-busy={isUploading}
                  disabled={disabled || isUploading}
                >
                  <IconPhoto size={18} stroke={1.6} aria-hidden />
                </RichTextEditor.Control>
              )}
            </FileButton>
          )}
          {places.length > 0 && <PlaceMenu editor={editor} places={places} disabled={disabled} />}
        </RichTextEditor.ControlsGroup>
      )}
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo disabled={disabled} />
        <RichTextEditor.Redo disabled={disabled} />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  )
}
