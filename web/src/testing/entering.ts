import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

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
