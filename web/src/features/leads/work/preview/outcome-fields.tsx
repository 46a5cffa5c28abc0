import type { LeadChoice } from '@foyer/contract/leads/choices/model'
import { panelTexts } from '@foyer/contract/leads/messages/preview'
import { olderPanelTexts, previewTexts } from '@foyer/contract/leads/messages/work'
import type { CallStatus } from '@foyer/contract/leads/model'
import { callOutcomes } from '@foyer/contract/leads/work/outcomes'
import { Box, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { ChoiceField } from '../../../../ui/form/fields/choice-field'
import { LongTextField } from '../../../../ui/form/fields/long-text-field'
import { Row } from '../../../../ui/layout/flow'
import { CallStatusMark } from '../../lead-badges'
import classes from './preview.module.css'
import type { UpdateValues } from './update-draft'

interface OutcomeChipsProps {
  legend?: string
  offered?: readonly CallStatus[]
  chosen: CallStatus | undefined
  isLocked: boolean
  /** The keys 1 to 5 choose them. */
  hasKeys?: boolean
  onChoose: (status: CallStatus | undefined) => void
}

/** How the call went: at most one, chosen with a click or a figure, and taken back the same way. */
export function OutcomeChips({
  legend = previewTexts.outcome,
  offered = callOutcomes,
  chosen,
  isLocked,
  hasKeys = false,
  onChoose,
}: OutcomeChipsProps) {
  return (
    <fieldset>
      <Box component="legend" mb={4}>
        {legend}
      </Box>
      <Row gap={6}>
        {offered.map((status, place) => (
          <UnstyledButton
            key={status}
            className={classes.chip}
            aria-pressed={chosen === status}
            aria-keyshortcuts={hasKeys ? String(place + 1) : undefined}
            data-key={hasKeys ? place + 1 : undefined}
            data-hover={!isLocked || undefined}
            disabled={isLocked}
            onClick={() => onChoose(chosen === status ? undefined : status)}
          >
            <CallStatusMark status={status} />
          </UnstyledButton>
        ))}
      </Row>
    </fieldset>
  )
}

const own = 'own'

type Reason = Pick<UpdateValues, 'reason' | 'hasOwnReason'>

interface ReasonFieldsProps {
  values: Reason
  problems: { reason?: ReactNode }
  reasons: readonly LeadChoice[]
  isRequired?: boolean
  onChange: (part: Partial<Reason>) => void
}

/** Why somebody is not interested: a reason of the company's list, or words of their own (L-114). */
export function ReasonFields({ values, problems, reasons, isRequired = true, onChange }: ReasonFieldsProps) {
  const { reason, hasOwnReason } = values
  return (
    <>
      <ChoiceField
        label={olderPanelTexts.reason}
        withAsterisk={isRequired}
        clearable={!isRequired}
        data-autofocus
        placeholder={panelTexts.reasonHint}
        data={[...reasons.map(({ label }) => label), { value: own, label: olderPanelTexts.ownReason }]}
        value={hasOwnReason ? own : reason}
        error={!hasOwnReason && problems.reason}
        withCheckIcon
        onChange={(chosen) =>
          onChange(
            chosen === own ? { hasOwnReason: true, reason: '' } : { hasOwnReason: false, reason: chosen },
          )
        }
      />
      {hasOwnReason && (
        <LongTextField
          label={olderPanelTexts.ownReason}
          autoFocus
          autosize
          minRows={2}
          maxRows={6}
          value={reason}
          error={problems.reason}
          onChange={(text) => onChange({ reason: text })}
        />
      )}
    </>
  )
}
