import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { moveLeadsTexts as texts } from '@foyer/contract/leads/messages/selection'
import type { Stage } from '@foyer/contract/pipeline/model'
import { Box, Menu } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { StageMark } from '../../pipeline/stage-mark'
import { usePipeline } from '../../pipeline/use-pipeline'

interface StageItemsProps {
  /** Where it is, if it is one lead. */
  currentId: string | undefined
  onChoose: (stage: Stage) => void
}

/** The stages to choose from, in a menu; nothing moves to Unassigned. */
export function StageItems({ currentId, onChoose }: StageItemsProps) {
  const { data, isError, refetch } = usePipeline()
  const list = useRef<HTMLDivElement>(null)
  const stages = data?.stages.filter(({ kind }) => kind !== 'unassigned')
  const areThere = stages !== undefined
  // They come after the menu has opened, and on a phone in place of what was chosen: the keyboard goes on with them.
  useEffect(() => {
    if (areThere) list.current?.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')?.focus()
  }, [areThere])
  if (!stages)
    return isError ? (
      <>
        <Menu.Label role="alert">{texts.choicesFailed}</Menu.Label>
        <Menu.Item closeMenuOnClick={false} onClick={() => void refetch()}>
          {screenTexts.tryAgain}
        </Menu.Item>
      </>
    ) : (
      <Menu.Label>{screenTexts.loading}</Menu.Label>
    )
  return (
    <Box ref={list} role="group" mah={340} style={{ overflowY: 'auto' }}>
      {stages.map((stage) => (
        <Menu.Item key={stage.id} disabled={stage.id === currentId} onClick={() => onChoose(stage)}>
          <StageMark stage={stage} />
        </Menu.Item>
      ))}
    </Box>
  )
}
