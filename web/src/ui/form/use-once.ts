import { useRef, useState } from 'react'

/** One at a time: what is asked again while it is under way is the same click. */
export function useOnce() {
  const [isBusy, setBusy] = useState(false)
  // State is too slow for the second of two quick clicks.
  const isUnderWay = useRef(false)
  const once = async (work: () => Promise<void>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return { isBusy, once }
}
