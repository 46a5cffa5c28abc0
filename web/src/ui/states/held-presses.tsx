import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

interface HeldPressesProps {
  /** What the presses are about is still on its way. */
  isHeld: boolean
  className?: string | undefined
  children: ReactNode
}

/** A press that comes too early is kept and carried out as soon as it can be; of several the last one counts. */
export function HeldPresses({ isHeld, className, children }: HeldPressesProps) {
  const pressed = useRef<HTMLElement>(undefined)
  const keep = (event: MouseEvent<HTMLElement>) => {
    if (!isHeld) return
    event.preventDefault()
    event.stopPropagation()
    pressed.current = event.target as HTMLElement
  }
  useEffect(() => {
    const kept = pressed.current
    if (isHeld || !kept) return
    pressed.current = undefined
    if (kept.isConnected) kept.click()
  }, [isHeld])
  return (
    <div className={className} aria-busy={isHeld} onClickCapture={keep}>
      {children}
    </div>
  )
}
