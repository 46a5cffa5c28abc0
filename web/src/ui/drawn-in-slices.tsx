import { type ReactNode, useDeferredValue } from 'react'

interface DrawnInSlicesProps {
  /** In its place until it is drawn. */
  instead?: ReactNode
  children: ReactNode
}

/** What is large is drawn for the first time bit by bit: a press in between is answered. Later changes are drawn at once. */
export function DrawnInSlices({ instead, children }: DrawnInSlicesProps) {
  return useDeferredValue(true, false) ? children : instead
}
