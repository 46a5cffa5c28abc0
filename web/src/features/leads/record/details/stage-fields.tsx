import { detailsPageTexts } from '@foyer/contract/leads/messages/details'
import { detailsTexts as texts } from '@foyer/contract/leads/messages/work'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { allowedWork } from '@foyer/contract/leads/work/allowed-work'
import type { Stage } from '@foyer/contract/pipeline/model'
import { IconLock } from '@tabler/icons-react'
import { Select } from '../../../../ui/form/fields/select'
import { useCan } from '../../../accounts/use-can'
import { useGuard } from '../../../accounts/use-guard'
import { StageDot } from '../../../pipeline/stage-dot'
import { usePipeline } from '../../../pipeline/use-pipeline'
import { useLeadAction } from '../../work/stage/use-lead-action'
import { actionOn } from './action-on'

/** D-003: what is chosen is saved at once. Won is fixed (D-004), a lead of nobody waits (D-005). */
export function StageFields({ lead }: { lead: LeadDetail }) {
  const canEdit = useCan('leads.edit')
  const guard = useGuard('leads.edit')
  const pipeline = usePipeline()
  const { send, isBusy, questions } = useLeadAction(() => {})
  const allowed = allowedWork(lead.stage.kind, lead.assignee !== undefined)
  const known = pipeline.data?.stages ?? []
  const stages: Stage[] = known.some(({ id }) => id === lead.stage.id) ? known : [lead.stage, ...known]
  const { statuses } = stages.find(({ id }) => id === lead.stage.id) ?? lead.stage

  const refuse = guard(() => undefined)
  const move = (stageId: string | null) => {
    const to = stages.find(({ id }) => id === stageId)
    if (to && to.id !== lead.stage.id) send(lead, actionOn(lead, { stageId: to.id }), to)
  }
  const setStatus = (value: string | null) => {
    if (value && Number(value) !== lead.statusId) send(lead, actionOn(lead, { statusId: Number(value) }))
  }
  const shared = {
    readOnly: !canEdit || isBusy,
    onClick: refuse,
    allowDeselect: false,
    ...(guard.because && {
      title: guard.because,
      'aria-description': guard.because,
      rightSection: <IconLock size={16} stroke={1.6} aria-hidden />,
    }),
  }
  return (
    <>
      <Select
        {...shared}
        label={texts.stage}
        disabled={!allowed.stage}
        leftSection={<StageDot stage={lead.stage} />}
        data={stages.map(({ id, name, kind }) => ({
          value: id,
          label: name,
          disabled: kind === 'unassigned' && id !== lead.stage.id,
        }))}
        value={lead.stage.id}
        onChange={move}
      />
      <Select
        {...shared}
        label={texts.status}
        placeholder={detailsPageTexts.noStatus}
        disabled={!allowed.status || statuses.length === 0}
        data={statuses.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={lead.statusId === undefined ? null : String(lead.statusId)}
        onChange={setStatus}
      />
      {questions}
    </>
  )
}
