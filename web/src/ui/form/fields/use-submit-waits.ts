import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * What is being added is seen in its field before it is in the form. A form sent in that moment waits for it, and is sent
 * as soon as the field has its value; where it could not be added, the person decides anew.
 */
export function useSubmitWaits(input: RefObject<HTMLInputElement | null>, isWaiting: boolean, value: string) {
  const sentWith = useRef<string>(undefined)
  const keep = useEffectEvent((event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    sentWith.current = value
  })
  const sendKept = useEffectEvent((form: HTMLFormElement) => {
    const isAdded = sentWith.current !== undefined && sentWith.current !== value
    sentWith.current = undefined
    if (isAdded) form.requestSubmit()
  })
  useEffect(() => {
    const form = input.current?.form
    if (!form) return
    if (!isWaiting) {
      sendKept(form)
      return
    }
    form.addEventListener('submit', keep, { capture: true })
    return () => form.removeEventListener('submit', keep, { capture: true })
  }, [input, isWaiting])
}
