import { callStatusTexts } from '@foyer/contract/leads/messages'
import { cellEditTexts } from '@foyer/contract/leads/messages/next/cell-editing'
import { followUpPickTexts } from '@foyer/contract/leads/messages/next/next-step'
import { leadName } from '@foyer/contract/leads/rules'
import { allowedWork } from '@foyer/contract/leads/work/allowed-work'
import { type CallOutcome, callOutcomes, standsAhead } from '@foyer/contract/leads/work/outcomes'
import { Button, Menu } from '@mantine/core'
import { useState } from 'react'
import { Beside } from '../../../../ui/dialogs/beside'
import { Stack } from '../../../../ui/layout/flow'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { CallStatusMark } from '../../lead-badges'
import { FollowUpChoice } from '../../work/follow-up/follow-up-choice'
import { useNextSteps } from '../../work/follow-up/use-next-steps'
import { CellMenu } from './cell-menu'
import type { OpenCell } from './open-cell'
import type { SaidOutcome } from './use-cell-action'

interface OutcomeCellProps extends OpenCell {
  onChoose: (said: SaidOutcome) => void
  onClose: () => void
}

/** How the last call went: what the sheet after a call asks, and with it the next step where the firm wants to know it. */
export function OutcomeCell({ lead, at, onChoose, onClose }: OutcomeCellProps) {
  const { asksAfter } = useNextSteps()
  const [asking, setAsking] = useState<CallOutcome>()
  const { today } = useCompanyDay()
  const hasFollowUp = allowedWork(lead.stage.kind, lead.assignee !== undefined).followUp === 'open'
  const mayAsk = hasFollowUp && !standsAhead(lead.followUpOn, today)
  if (asking)
    return (
      <Beside title={followUpPickTexts.askWhen(callStatusTexts[asking])} at={at} onClose={onClose}>
        <Stack gap={12}>
          <FollowUpChoice
            former={undefined}
            isBusy={false}
            problem={undefined}
            onSave={(chosen) => onChoose({ outcome: asking, chosen })}
          />
          <Button variant="default" onClick={() => onChoose({ outcome: asking, chosen: null })}>
            {followUpPickTexts.none}
          </Button>
        </Stack>
      </Beside>
    )
  return (
    <CellMenu label={cellEditTexts.outcomeOf(leadName(lead))} at={at} onClose={onClose}>
      {callOutcomes.map((outcome) => {
        const asks = mayAsk && asksAfter(outcome)
        return (
          <Menu.Item
            key={outcome}
            closeMenuOnClick={false}
            onClick={() => (asks ? setAsking(outcome) : onChoose({ outcome }))}
          >
            <CallStatusMark status={outcome} />
          </Menu.Item>
        )
      })}
    </CellMenu>
  )
}
