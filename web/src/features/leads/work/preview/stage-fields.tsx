import { panelTexts as texts } from '@foyer/contract/leads/messages/preview'
import { previewTexts } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import { allowedWork } from '@foyer/contract/leads/work/allowed-work'
import type { Stage } from '@foyer/contract/pipeline/model'
import { FieldGrid } from '../../../../ui/form/field-grid'
import { ChoiceField } from '../../../../ui/form/fields/choice-field'
import { StageDot } from '../../../pipeline/stage-dot'
import { AssigneeField } from './assignee-field'
import type { LeadUpdate } from './use-update'

interface StageFieldsProps {
  lead: LeadRow
  stages: readonly Stage[]
  update: LeadUpdate
  isLocked: boolean
}

/** Stage, the status within it, and who takes a lead of nobody (L-089 to L-094). */
export function StageFields({ lead, stages, update, isLocked }: StageFieldsProps) {
  const { values, stage, change, chooseStage } = update
  const isAssigned = lead.assignee !== undefined || values.assigneeId !== ''
  const allowed = allowedWork(lead.stage.kind, isAssigned)
  // A stage or status that was deleted since is still where the lead is.
  const known = stages.some(({ id }) => id === stage.id) ? stages : [...stages, stage]
  const statuses = stage.statuses.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <>
      {!lead.assignee && !isLocked && (
        <AssigneeField value={values.assigneeId} onChange={(assigneeId) => change({ assigneeId })} />
      )}
      <FieldGrid columns={2} staysBeside>
        <ChoiceField
          label={previewTexts.stage}
          data={known.map(({ id, name, kind }) => ({
            value: id,
            label: name,
            disabled: kind === 'unassigned' && id !== lead.stage.id,
          }))}
          value={values.stageId}
          onChange={chooseStage}
          disabled={isLocked || !allowed.stage}
          description={
            allowed.stage || isLocked || lead.stage.kind === 'won' ? undefined : texts.assigneeFirst
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          leftSection={<StageDot stage={stage} />}
        />
        <ChoiceField
          label={previewTexts.status}
          data-status
          placeholder={statuses.length > 0 ? texts.pick : '–'}
          data={statuses}
          value={values.statusId === undefined ? '' : String(values.statusId)}
          onChange={(id) => change({ statusId: Number(id) })}
          disabled={isLocked || !allowed.status || statuses.length === 0}
        />
      </FieldGrid>
    </>
  )
}
