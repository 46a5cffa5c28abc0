import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** A row of buttons is one stop of the Tab key; inside it the arrows move. */
export function useRoving<T extends HTMLElement>() {
  const row = useRef<T>(null)
  const buttons = () => [...(row.current?.querySelectorAll('button') ?? [])]
  const stopAt = (stop: Element | undefined) => {
    for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1
  }
  useEffect(() => {
    const all = [...(row.current?.querySelectorAll('button') ?? [])]
    for (const [place, button] of all.entries()) button.tabIndex = place === 0 ? 0 : -1
  }, [])
  return {
    ref: row,
    onFocus: ({ target }: FocusEvent) => {
      if (target.tagName === 'BUTTON' && row.current?.contains(target)) stopAt(target)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const open = buttons().filter((button) => !button.disabled)
      const at = open.indexOf(event.target as HTMLButtonElement)
      const step = steps[event.key]
      if (at < 0 || !step) return
      event.preventDefault()
      open[(at + step + open.length) % open.length]?.focus()
    },
  }
}
