import { Input } from '@mantine/core'
import { RichTextEditor as Frame } from '@mantine/tiptap'
import { type Editor, useEditor } from '@tiptap/react'
import { useEffect, useId, useRef, useState } from 'react'
import { drawnWhenChanged } from '../drawn-when-changed'
import { extensionsWith } from './extensions'
import type { Place } from './place'
import { lookForPlaces, type Suggested } from './place-node'
import { PlaceSuggestions } from './place-suggestions'
import classes from './rich-text.module.css'
import type { RichTextFieldProps } from './rich-text-props'
import { fromStored, toStored, withoutForeignPictures } from './stored-html'
import { controlLabels, Toolbar } from './toolbar'
import { usePictures } from './use-pictures'

const noPlaces: readonly Place[] = []

/** Loaded by RichTextField, when one is on the page. */
export const RichTextEditor = drawnWhenChanged(function RichTextEditor({
  value,
  onChange,
  onBlur,
  onPicture,
  places = noPlaces,
  label,
  withAsterisk = false,
  description,
  placeholder = '',
  error,
  disabled = false,
  readOnly = false,
  name,
  'data-path': path,
}: RichTextFieldProps) {
  const isLocked = disabled || readOnly
  const id = useId()
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const [suggested, setSuggested] = useState<Suggested>()
  const onKey = useRef<(event: KeyboardEvent) => boolean>(null)
  const known = useRef(places)
  known.current = places
  /** As it was last told: what comes back as it was sent is no news. */
  const told = useRef(value)
  const pictures = usePictures(onPicture)

  const [extensions] = useState(() =>
    extensionsWith(
      {
        places: () => known.current,
        suggest: setSuggested,
        onKey: (event) => onKey.current?.(event) ?? false,
        className: classes.place ?? '',
      },
      placeholder,
    ),
  )
  const editor: Editor = useEditor({
    extensions,
    content: fromStored(value),
    editable: !isLocked,
    // Their style would need to be allowed by the page; ours says the same.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-required': String(withAsterisk),
        'aria-invalid': String(Boolean(error)),
        'aria-disabled': String(isLocked),
        ...(error ? { 'aria-describedby': `${id}-error` } : {}),
        ...(path && { 'data-path': path }),
        ...(name && { 'data-name': name }),
      },
      transformPastedHTML: withoutForeignPictures,
      handlePaste: (_, { clipboardData }) => pictures.take(editor, clipboardData?.files),
      handleDrop: (_, { dataTransfer }) => pictures.take(editor, dataTransfer?.files),
    },
    onUpdate: ({ editor: changed }) => {
      const html = changed.isEmpty ? '' : toStored(changed.getHTML())
      if (html === told.current) return
      told.current = html
      onChange(html)
    },
    onBlur: () => onBlur?.(),
  })

  useEffect(() => {
    if (value === told.current) return
    told.current = value
    editor.commands.setContent(fromStored(value), { emitUpdate: false })
  }, [editor, value])
  useEffect(() => {
    if (places.length === 0) return
    editor.view.dispatch(lookForPlaces(editor.state.tr))
  }, [editor, places])

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label`, onClick: () => editor.commands.focus() }}
      withAsterisk={withAsterisk}
      description={description}
      error={error}
      errorProps={{ id: `${id}-error` }}
    >
      <Frame
        ref={setRoot}
        editor={editor}
        unstyled
        withTypographyStyles={false}
        labels={controlLabels}
        classNames={classes}
        data-error={error ? true : undefined}
        data-disabled={isLocked || undefined}
      >
        <Toolbar
          editor={editor}
          places={places}
          isDisabled={isLocked}
          isUploading={pictures.isUploading}
          onPicture={onPicture && ((file) => void pictures.insert(editor, file))}
        />
        <Frame.Content />
        {suggested && (
          <PlaceSuggestions suggested={suggested} root={root} text={editor.view.dom} onKey={onKey} />
        )}
      </Frame>
    </Input.Wrapper>
  )
})
