import { type ReactNode, useEffect, useRef } from 'react'
import { FailedState } from './failed-state'
import type { Reading } from './reading'
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
        {hasWaited.current && <FocusFirst />}
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

/** A dialog looks for its first field when it opens; a form that comes later asks for the focus itself. */
function FocusFirst() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const { activeElement, body } = document
    const dialog = place.current?.closest('[role="dialog"]')
    const isElsewhere = activeElement !== body && !dialog?.contains(activeElement)
    if (isElsewhere || activeElement?.matches(isTypedInto)) return
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [])
  return <span ref={place} hidden />
}
