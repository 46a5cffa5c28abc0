import { useState } from 'react'

/** Whether another version was sent since the page was opened. */
export function useNewer(version: number | undefined): boolean {
  const [first, setFirst] = useState(version)
  if (first === undefined && version !== undefined) setFirst(version)
  return first !== undefined && version !== undefined && version !== first
}
