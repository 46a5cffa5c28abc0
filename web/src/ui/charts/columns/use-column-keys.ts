import { type KeyboardEvent, type MouseEvent, type PointerEvent, useCallback, useRef, useState } from 'react'

const isColumn = '[data-column]'

/**
 * Many columns are one stop of the Tab key: inside it the arrows move. A column is shown while it is pointed at or has the
 * focus; a finger shows it first and opens it when it comes again.
 */
export function useColumnKeys(count: number) {
  const [shown, setShown] = useState<number>()
  const [stop, setStop] = useState(0)
  const isFirstTouch = useRef(false)
  const hide = useCallback(() => setShown(undefined), [])

  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    if (event.key === 'Escape') return hide()
    const at = Math.min(stop, count - 1)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll<SVGElement>(isColumn)[next]?.focus()
  }

  const columnAt = (index: number) => ({
    tabIndex: index === Math.min(stop, count - 1) ? 0 : -1,
    onFocus: () => {
      setStop(index)
      setShown(index)
    },
    onBlur: hide,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') setShown(index)
    },
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isFirstTouch.current = pointerType === 'touch' && shown !== index
      if (isFirstTouch.current) setShown(index)
    },
    onClick: (event: MouseEvent) => {
      if (isFirstTouch.current) event.preventDefault()
      isFirstTouch.current = false
    },
  })

  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') hide()
  }

  return {
    shown: shown !== undefined && shown < count ? shown : undefined,
    hide,
    onKeyDown,
    onPointerLeave,
    columnAt,
  }
}
