import { useEffect, useRef } from 'react'
import styles from '../board-column.module.css'
import { useBoardTools } from '../board-context'

/** Where the card would be dropped. */
export function DropSlot() {
  const { drag } = useBoardTools()
  const slot = useRef<HTMLLIElement>(null)
  const lift = drag.read()
  useEffect(() => {
    // With keys nobody scrolls there first.
    if (drag.read()?.by === 'keys') slot.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [drag])
  return (
    <li
      ref={slot}
      className={styles.slot}
      style={{ height: lift?.height || undefined }}
      data-slot
      aria-hidden="true"
    />
  )
}
