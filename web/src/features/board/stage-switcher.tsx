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

const stageIn = (board: HTMLElement): string | undefined => {
  const middle = board.getBoundingClientRect().left + board.clientWidth / 2
  const columns = [...board.querySelectorAll<HTMLElement>('[data-stage]')]
  return columns.find((column) => column.getBoundingClientRect().right > middle)?.dataset.stage
}

/** On a phone: which stage is shown, and the way to any other. */
export function StageSwitcher({ board, shown }: StageSwitcherProps) {
  const [current, setCurrent] = useState(shown[0]?.stage.id)
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = board.current
    if (!element) return
    const look = () => setCurrent(stageIn(element))
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [board])
  useEffect(() => {
    const chip = bar.current?.querySelector<HTMLElement>(`[data-to="${current}"]`)
    if (chip && bar.current) bar.current.scrollLeft = chip.offsetLeft - 14
  }, [current])
  const show = (stageId: string) => {
    const column = board.current?.querySelector<HTMLElement>(`[data-stage="${stageId}"]`)
    column?.scrollIntoView({ inline: 'center', block: 'nearest' })
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
