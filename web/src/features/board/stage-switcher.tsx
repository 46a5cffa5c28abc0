import { shownCount } from '@foyer/contract/board/card'
import { boardTexts as texts } from '@foyer/contract/board/messages'
import { UnstyledButton } from '@mantine/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import styles from './board.module.css'
import type { ShownColumn } from './shown-columns'

interface StageSwitcherProps {
  board: RefObject<HTMLElement | null>
  shown: readonly ShownColumn[]
}

/** Longer than any swipe goes on. */
const swipeMs = 5000

const stageIn = (board: HTMLElement): string | undefined => {
  const middle = board.getBoundingClientRect().left + board.clientWidth / 2
  const columns = [...board.querySelectorAll<HTMLElement>('[data-stage]')]
  return columns.find((column) => column.getBoundingClientRect().right > middle)?.dataset.stage
}

const bringIntoView = (board: HTMLElement, stageId: string) =>
  board.querySelector(`[data-stage="${stageId}"]`)?.scrollIntoView({ inline: 'center', block: 'nearest' })

/** On a phone: which stage is shown, and the way to any other. */
export function StageSwitcher({ board, shown }: StageSwitcherProps) {
  const [current, setCurrent] = useState(shown[0]?.stage.id)
  const bar = useRef<HTMLElement>(null)
  const wanted = useRef<{ stageId: string; since: number }>(undefined)
  useEffect(() => {
    const element = board.current
    if (!element) return
    const listening = new AbortController()
    const listen = (event: string, act: () => void) =>
      element.addEventListener(event, act, { passive: true, signal: listening.signal })
    listen('scroll', () => setCurrent(stageIn(element)))
    // A swipe that has not come to rest takes the board back to where it was going, even after the chosen stage was there.
    // Later it is somebody who scrolls, and screen readers do that without a touch.
    listen('scrollend', () => {
      if (!wanted.current) return
      const { stageId, since } = wanted.current
      if (performance.now() - since < swipeMs && stageIn(element) !== stageId) bringIntoView(element, stageId)
    })
    for (const taken of ['pointerdown', 'wheel', 'keydown', 'focusin'])
      listen(taken, () => {
        wanted.current = undefined
      })
    return () => listening.abort()
  }, [board])
  useEffect(() => {
    const chip = bar.current?.querySelector<HTMLElement>(`[data-to="${current}"]`)
    if (chip && bar.current) bar.current.scrollLeft = chip.offsetLeft - 14
  }, [current])
  const show = (stageId: string) => {
    wanted.current = { stageId, since: performance.now() }
    if (board.current) bringIntoView(board.current, stageId)
  }
  return (
    <nav ref={bar} className={styles.stages} aria-label={texts.stages}>
      {shown.map(({ stage, column }) => (
        <UnstyledButton
          key={stage.id}
          className={styles.stage}
          data-to={stage.id}
          aria-current={stage.id === current ? 'true' : undefined}
          onClick={() => show(stage.id)}
        >
          <span data-cut>{stage.name}</span>
          <span className="num">{shownCount(column.leads)}</span>
        </UnstyledButton>
      ))}
    </nav>
  )
}
