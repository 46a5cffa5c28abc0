import { useEffect, useRef } from 'react'

/** Whether the component is still on the page when an answer comes; who has left is told otherwise. */
export function useIsHere() {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
