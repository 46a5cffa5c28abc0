import { type ReactNode, useEffect, useRef } from 'react'
import type { Reading } from '../reading'
import { FailedState } from './failed-state'
import { RowSkeleton } from './skeleton'

interface LoadedProps<T> {
  of: Reading<T>
  /** What could not be loaded, as a sentence. */
  failed: string
  /** What is not lost by it. */
  kept?: string
  /** About as many as will be there, so that nothing jumps. */
  rows: number
  children: (data: T) => ReactNode
}

/**
 * What needs data is mounted with it: until then rows in its shape, or why it failed and a way to try again. So no
 * handler finds its data missing, and no answer is written over what somebody has typed.
 */
export function Loaded<T>({ of: { data, isError, refetch }, failed, kept, rows, children }: LoadedProps<T>) {
  const hasWaited = useRef(false)
  if (data !== undefined)
    return (
      <>
        {children(data)}
        {hasWaited.current && <FocusOnArrival />}
      </>
    )
  hasWaited.current = true
  return isError ? (
    <FailedState what={failed} {...(kept && { kept })} onRetry={() => void refetch()} />
  ) : (
    <RowSkeleton rows={rows} />
  )
}

const isTypedInto = 'input, textarea, select, [role="combobox"]'

/** A dialog or menu looks for what to focus when it opens; what comes later asks for the focus itself. */
export function FocusOnArrival() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const { activeElement, body } = document
    const layer = place.current?.closest('[role="dialog"], [role="menu"]')
    const isElsewhere = activeElement !== body && !layer?.contains(activeElement)
    if (isElsewhere || activeElement?.matches(isTypedInto)) return
    layer?.querySelector<HTMLElement>('[data-autofocus], [role="menuitem"]')?.focus()
  }, [])
  return <span ref={place} hidden />
}
