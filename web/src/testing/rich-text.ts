import { act } from '@testing-library/react'
import type { Editor } from '@tiptap/react'

/** jsdom has no input events for this: the words go in where the caret is, as a key press would put them there. */
export async function writeInto(field: HTMLElement, words: string) {
  const { editor } = field as HTMLElement & { editor: Editor }
  await act(async () => {
    editor.commands.focus('end')
    for (const sign of words) {
      const { from, to } = editor.state.selection
      const isTaken = editor.view.someProp('handleTextInput', (handle) =>
        handle(editor.view, from, to, sign, () => editor.state.tr.insertText(sign, from, to)),
      )
      if (!isTaken) editor.view.dispatch(editor.state.tr.insertText(sign, from, to))
    }
  })
}
