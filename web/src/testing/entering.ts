import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Editor } from '@tiptap/react'

const user = userEvent.setup({ delay: null })

/** Puts a text behind what is in a field, all of it at once: where single keys prove nothing, they only take time. */
export async function enterText(field: HTMLElement, text: string) {
  act(() => field.focus())
  await user.paste(text)
}

/** The same, in place of what is in the field. */
export async function replaceText(field: HTMLElement, text: string) {
  await user.clear(field)
  if (text) await user.paste(text)
}

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
