import { teamDayTexts as texts } from '@foyer/contract/analytics/messages/team-day'
import type { TeamLine } from '@foyer/contract/analytics/team-day'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconArrowsSplit2 } from '@tabler/icons-react'
import { useIsPhone } from '../../../ui/phone'
import { useGuard } from '../../accounts/use-guard'

interface GiveButtonProps {
  line: TeamLine
  onGive: (line: TeamLine) => void
}

/** There where something is overdue; whoever may not assign sees why. */
export function GiveButton({ line, onGive }: GiveButtonProps) {
  const isPhone = useIsPhone()
  const guard = useGuard('leads.assign')
  if (line.isTotal || line.overdue === 0) return null
  return (
    <Tooltip label={guard.because ?? texts.give} events={{ hover: true, focus: true, touch: false }}>
      <ActionIcon
        size={isPhone ? 44 : 28}
        aria-label={screenTexts.actionOn(texts.give, line.name)}
        {...guard.lock}
        onClick={guard(() => onGive(line))}
      >
        <IconArrowsSplit2 size={isPhone ? 20 : 16} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
