import { selectionTexts } from '@foyer/contract/leads/messages/selection'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { Checkbox } from '@mantine/core'
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import classes from './pickable-card.module.css'
import type { Selection } from './use-selection'

/** As long as phones take a press for a long one. */
const longPress = 500
/** A finger that moves further scrolls. */
const still = 10

interface PickableCardProps {
  lead: LeadRow
  selection: Selection
  children: ReactNode
}

/** A card on a phone: a long press begins ticking, then each tap ticks. */
export function PickableCard({ lead, selection, children }: PickableCardProps) {
  const { isActive, isTicked, toggle } = selection
  const press = useLongPress(!isActive, () => toggle(lead, false))
  const tick = (event: MouseEvent) => {
    // The checkbox ticks by itself.
    if (!isActive || event.target instanceof HTMLInputElement) return
    // The tap ticks the card; the links in it rest meanwhile.
    event.preventDefault()
    event.stopPropagation()
    if (!press.wasLong()) toggle(lead, false)
  }
  return (
    <div
      className={classes.card}
      data-picking={isActive}
      data-ticked={isActive && isTicked(lead.id)}
      onClickCapture={tick}
      {...press.handlers}
    >
      {isActive && (
        <Checkbox
          className={classes.tick}
          aria-label={selectionTexts.tick(leadName(lead))}
          checked={isTicked(lead.id)}
          onChange={() => toggle(lead, false)}
        />
      )}
      <div className={classes.body}>{children}</div>
    </div>
  )
}

function useLongPress(isOn: boolean, onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const wasLong = useRef(false)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    /** The click that ends a long press is no tap. */
    wasLong: () => {
      const was = wasLong.current
      wasLong.current = false
      return was
    },
    handlers: {
      onPointerDown: ({ clientX, clientY, isPrimary }: PointerEvent) => {
        stop()
        wasLong.current = false
        if (!isOn || !isPrimary) return
        start.current = { x: clientX, y: clientY }
        timer.current = setTimeout(() => {
          wasLong.current = true
          onLongPress()
        }, longPress)
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const { x, y } = start.current
        if (Math.hypot(clientX - x, clientY - y) > still) stop()
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onPointerLeave: stop,
      // The phone's own menu would open over the selection.
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
    },
  }
}
