import { type ReactNode, startTransition, useEffect, useState } from 'react'

/** Tests of pages without a browser look at what is drawn in the end. */
export const slices = { areOn: true }

interface DrawnInSlicesProps {
  /** In its place until it is drawn. */
  instead?: ReactNode
  children: ReactNode
}

/**
 * What is large is drawn for the first time after what is around it can be seen, and bit by bit: a press in between is
 * answered. Later changes are drawn at once. (`useDeferredValue` would draw one within another together.)
 */
export function DrawnInSlices({ instead, children }: DrawnInSlicesProps) {
  const [isDrawn, setDrawn] = useState(!slices.areOn)
  useEffect(() => startTransition(() => setDrawn(true)), [])
  return isDrawn ? children : instead
}
