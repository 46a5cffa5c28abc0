import { cardTexts as texts } from '@foyer/contract/board/messages'
import type { BoardCard } from '@foyer/contract/board/model'
import { leadName } from '@foyer/contract/leads/rules'
import type { PipelineStage } from '@foyer/contract/pipeline/model'
import { Menu, UnstyledButton } from '@mantine/core'
import { IconCheck, IconExternalLink } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addresses } from '../../../app/addresses'
import { StageMark } from '../../pipeline/stage-mark'

export interface OpenMenu {
  card: BoardCard
  at: { x: number; y: number }
}

interface CardMenuProps extends OpenMenu {
  stages: readonly PipelineStage[]
  onMove: (to: PipelineStage) => void
  onClose: () => void
}

/** One menu for all cards: to another stage without dragging, or to the whole lead. */
export function CardMenu({ card, at, stages, onMove, onClose }: CardMenuProps) {
  const isWon = stages.find(({ id }) => id === card.stageId)?.kind === 'won'
  return (
    <Menu opened onClose={onClose} position="bottom-start" width={230} returnFocus={false}>
      <Menu.Target>
        <UnstyledButton
          pos="fixed"
          w={1}
          h={1}
          style={{ left: at.x, top: at.y, pointerEvents: 'none' }}
          tabIndex={-1}
          aria-label={texts.actions(leadName(card))}
        />
      </Menu.Target>
      <Menu.Dropdown mah="min(420px, 70dvh)" style={{ overflow: 'auto' }}>
        <Menu.Item
          component={Link}
          to={addresses.leadDetails(card.id)}
          leftSection={<IconExternalLink size={16} stroke={1.6} />}
        >
          {texts.viewDetails}
        </Menu.Item>
        {!isWon && (
          <>
            <Menu.Divider />
            <Menu.Label>{texts.moveTo}</Menu.Label>
            {stages.map((stage) => (
              <Menu.Item
                key={stage.id}
                disabled={stage.id === card.stageId}
                rightSection={stage.id === card.stageId ? <IconCheck size={16} stroke={1.6} /> : undefined}
                onClick={() => onMove(stage)}
              >
                <StageMark stage={stage} />
              </Menu.Item>
            ))}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
