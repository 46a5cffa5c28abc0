import { documentLimits as limits } from '@foyer/contract/quotations/document/limits'
import { panelTexts as texts } from '@foyer/contract/quotations/document/messages-editor'
import type { PaymentMilestone, QuotationPhase, SplitTotals } from '@foyer/contract/quotations/document/model'
import { memo } from 'react'
import { LongTextField } from '../../../../ui/form/fields/long-text-field'
import { Card } from '../../../../ui/layout/card'
import type { WritingActions } from '../editing/use-writing'
import { SharesCard } from './shares-card'

interface PlanProps {
  amounts: readonly SplitTotals[]
  symbol: string
  actions: WritingActions
  isReadOnly: boolean
}

/** How the fee spreads over the work of a design. */
export const PhasesCard = memo(function PhasesCard({
  phases,
  actions,
  ...rest
}: PlanProps & { phases: readonly QuotationPhase[] }) {
  return (
    <SharesCard
      {...rest}
      title={texts.phases}
      text={texts.phasesText}
      add={texts.addPhase}
      parts={phases}
      nameLabel={texts.phaseName}
      nameMax={limits.phase.name}
      second={{
        label: texts.deliverables,
        max: limits.phase.deliverables,
        of: ({ deliverables }) => deliverables,
        with: (phase, deliverables) => ({ ...phase, deliverables }),
      }}
      make={(id, share) => ({ id, name: '', deliverables: '', share })}
      onChange={(changed) => actions.set({ phases: changed })}
    />
  )
})

/** What is due when. */
export const MilestonesCard = memo(function MilestonesCard({
  milestones,
  actions,
  ...rest
}: PlanProps & { milestones: readonly PaymentMilestone[] }) {
  return (
    <SharesCard
      {...rest}
      title={texts.milestones}
      text={texts.milestonesText}
      add={texts.addMilestone}
      parts={milestones}
      nameLabel={texts.milestoneName}
      nameMax={limits.milestone.name}
      second={{
        label: texts.when,
        max: limits.milestone.when,
        of: ({ when }) => when,
        with: (milestone, when) => ({ ...milestone, when }),
      }}
      make={(id, share) => ({ id, name: '', when: '', share })}
      onChange={(changed) => actions.set({ milestones: changed })}
    />
  )
})

interface TermsProps {
  terms: string
  note: string
  actions: WritingActions
  isReadOnly: boolean
}

/** What is said below the figures. */
export const TermsCard = memo(function TermsCard({ terms, note, actions, isReadOnly }: TermsProps) {
  const field = { autosize: true, minRows: 3, maxRows: 16, readOnly: isReadOnly, onBlur: actions.pause }
  return (
    <Card title={texts.terms} isPadded>
      <LongTextField
        {...field}
        label={texts.note}
        value={note}
        max={limits.note}
        onChange={(text) => actions.set({ note: text })}
      />
      <LongTextField
        {...field}
        label={texts.termsText}
        value={terms}
        max={limits.terms}
        onChange={(text) => actions.set({ terms: text })}
      />
    </Card>
  )
})
