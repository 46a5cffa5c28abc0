import { useEffect, useState } from 'react'

/** The present, to the minute: a page that stays open over midnight must not call yesterday today. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
