import { useEffect, useRef } from 'react'

/** On a phone tabs are one line that moves sideways: the chosen one comes into sight. */
export function useChosenInSight(chosen: string) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is marked when another is chosen
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected="true"]')
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  return list
}
