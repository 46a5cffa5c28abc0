import { isMessage } from '@foyer/contract/intake/pasted/is-message'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Something that was pasted into a field for a single value, and how it gets there after all. */
interface Offered {
  intoField: () => void
}

const nameFields = '[data-path="contacts.0.firstName"], [data-path="companyName"]'

/** As the browser pastes it: one line, in the place of what was selected. */
function pasteInto(input: HTMLInputElement, text: string, start: number, end: number) {
  input.focus()
  input.setRangeText(text.trim().replace(/\s*[\r\n]+\s*/g, ' '), start, end, 'end')
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
}

/** A message that is pasted into the first field is held back, to be offered as what it is; `onOffer` says whether there is room for it. */
export function useOffered(place: RefObject<HTMLElement | null>, onOffer: (text: string) => boolean) {
  const [offered, setOffered] = useState<Offered>()
  const hold = useEffectEvent((event: ClipboardEvent) => {
    const input = event.target
    const text = event.clipboardData?.getData('text') ?? ''
    if (!(input instanceof HTMLInputElement) || !input.matches(nameFields) || !isMessage(text)) return
    if (!onOffer(text)) return
    event.preventDefault()
    const { selectionStart, selectionEnd, value } = input
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length]
    setOffered({ intoField: () => pasteInto(input, text, start, end) })
  })
  useEffect(() => {
    const form = place.current?.closest('form')
    const take = (event: ClipboardEvent) => hold(event)
    form?.addEventListener('paste', take)
    return () => form?.removeEventListener('paste', take)
  }, [place])
  return { offered, forget: () => setOffered(undefined) }
}
