import { richTextTexts as texts } from '@foyer/contract/kit/rich-text/texts'
import { Button, Popover } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { IconLink } from '@tabler/icons-react'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { TextField } from '../form/fields/text-field'
import { Row } from '../layout/flow'

const hasScheme = /^(https?:\/\/|mailto:|tel:)/i
const completed = (typed: string) => (hasScheme.test(typed) ? typed : `https://${typed}`)

/** The address behind the chosen words. */
export function LinkButton({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const [typed, setTyped] = useState<string>()
  const isActive = useEditorState({ editor, selector: () => editor.isActive('link') })
  const close = () => setTyped(undefined)
  const set = () => {
    const address = typed?.trim()
    close()
    const chain = editor.chain().focus().extendMarkRange('link')
    if (!address) return void chain.unsetLink().run()
    const href = completed(address)
    // With no words chosen, the address is the words.
    if (editor.state.selection.empty && !isActive)
      return void chain
        .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    chain.setLink({ href }).run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    set()
  }
  return (
    <Popover opened={typed !== undefined} onChange={close} trapFocus position="bottom-start">
      <Popover.Target>
        <RichTextEditor.Control
          aria-label={texts.link}
          title={texts.link}
          active={isActive}
          disabled={disabled}
          onClick={() => setTyped(editor.getAttributes('link').href ?? '')}
        >
          <IconLink size={18} stroke={1.6} aria-hidden />
        </RichTextEditor.Control>
      </Popover.Target>
      {/* Escape ends this, not the dialog around the editor. */}
      <Popover.Dropdown data-mantine-stop-propagation>
        <Row>
          <TextField
            aria-label={texts.linkAddress}
            placeholder={texts.linkHint}
            inputMode="url"
            data-autofocus
            value={typed ?? ''}
            onChange={setTyped}
            onKeyDown={onKeyDown}
          />
          <Button variant="default" onClick={set}>
            {typed?.trim() || !isActive ? texts.setLink : texts.removeLink}
          </Button>
        </Row>
      </Popover.Dropdown>
    </Popover>
  )
}
