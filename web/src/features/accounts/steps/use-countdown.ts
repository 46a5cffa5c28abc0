import { useEffect, useState } from 'react'

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000))

/** Whole seconds until then, 0 from then on. */
export function useCountdown(end: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(end))
  useEffect(() => {
    setSeconds(secondsUntil(end))
    const timer = setInterval(() => {
      const left = secondsUntil(end)
      setSeconds(left)
      if (left === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [end])
  return seconds
}
