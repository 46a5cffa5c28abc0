import { useEffect, useRef } from 'react'

/** On a phone tabs are one line that moves sideways: the chosen one comes into sight. The page itself stays where it is. */
export function useChosenInSight(chosen: string) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is marked when another is chosen
  useEffect(() => {
    const line = list.current?.getBoundingClientRect()
    const tab = list.current?.querySelector('[aria-selected="true"]')?.getBoundingClientRect()
    if (!list.current || !line || !tab) return
    list.current.scrollLeft += Math.max(0, tab.right - line.right) + Math.min(0, tab.left - line.left)
  }, [chosen])
  return list
}
