import type { ChoiceKind } from '@foyer/contract/leads/choices/model'
import { workLimits } from '@foyer/contract/leads/limits'
import { panelTexts as texts } from '@foyer/contract/leads/messages/preview'
import { previewTexts, remarkTypeTexts } from '@foyer/contract/leads/messages/work'
import { type LeadRow, type RemarkType, remarkTypes } from '@foyer/contract/leads/model'
import { allowedWork } from '@foyer/contract/leads/work/allowed-work'
import { callOutcomes } from '@foyer/contract/leads/work/outcomes'
import type { Stage } from '@foyer/contract/pipeline/model'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { Button, Input, SegmentedControl } from '@mantine/core'
import { type ReactNode, type RefObject, useImperativeHandle, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useEndpoint } from '../../../../api/queries'
import { addresses } from '../../../../app/addresses'
import { FieldGrid } from '../../../../ui/form/field-grid'
import { LongTextField } from '../../../../ui/form/fields/long-text-field'
import { useIsPhone } from '../../../../ui/phone'
import { dismissToastAbout, showToast } from '../../../../ui/toasts/toast'
import { ReadingNote } from '../../../accounts/reading-note'
import { useCan } from '../../../accounts/use-can'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { useGuard } from '../../../accounts/use-guard'
import { ClosureField } from '../closure/closure-field'
import { SuggestedMail } from '../mail/suggested-mail'
import { OwnChoiceField } from '../remark/own-choice-field'
import { LeadTagEditor } from '../tagging/lead-tag-editor'
import { FollowUpFields } from './follow-up-fields'
import { LeaveUpdate } from './leave-update'
import { OutcomeChips, ReasonFields } from './outcome-fields'
import { FollowUpPlace, showFollowUp } from './phone/follow-up-place'
import classes from './preview.module.css'
import { useStartAtStatus } from './preview-in-address'
import { StageFields } from './stage-fields'
import { isMeeting } from './update-draft'
import { UpdateFoot } from './update-foot'
import { UpdatedCard } from './updated-card'
import { useUpdate } from './use-update'

/** What the keys of the panel do with the form. */
export interface UpdateCommands {
  chooseOutcome: (place: number) => void
  focusComment: () => void
  showFollowUp: () => void
  send: () => void
  /** Whether there was something to dismiss. */
  dismiss: () => boolean
}

export interface UpdateStatusProps {
  lead: LeadRow
  stages: readonly Stage[]
  commands: RefObject<UpdateCommands | null>
  /** On a phone: what is beside Update, and where the lead is among the others. */
  actions?: ReactNode
  place?: string | undefined
  /** Where the keyboard goes when the confirmation is gone. */
  onDismissed: () => void
}

/** L-084: everything that is said about a lead after speaking to it, saved with one button. */
export function UpdateStatus({ lead, stages, commands, actions, place, onDismissed }: UpdateStatusProps) {
  const { today } = useCompanyDay()
  const canEdit = useCan('leads.edit')
  const guard = useGuard('leads.edit', previewTexts.noAccess)
  const choices = useEndpoint(leadWorkEndpoints.choices, {}).data ?? []
  const labelsOf = (wanted: ChoiceKind) =>
    choices.filter(({ kind }) => kind === wanted).map(({ label }) => label)
  const [isUpdated, setUpdated] = useState(false)
  const isPhone = useIsPhone()
  const told = `updated ${lead.id}`
  const navigate = useNavigate()
  const comment = useRef<HTMLTextAreaElement>(null)
  const form = useStartAtStatus()
  const tellUpdated = () =>
    showToast({
      kind: 'ok',
      text: previewTexts.updated,
      detail: previewTexts.allSet,
      about: told,
      action: { text: previewTexts.createTask, run: () => void navigate(addresses.tasksOfLead(lead.id)) },
    })
  const update = useUpdate(
    lead,
    stages,
    // On a phone it is in nobody's way, and goes by itself.
    () => (isPhone ? tellUpdated() : setUpdated(true)),
    () => {
      setUpdated(false)
      dismissToastAbout(told)
    },
  )
  const { base, values, stage, problems, change, chooseOutcome } = update
  const isAssigned = base.assignee !== undefined || values.assigneeId !== ''
  const allowed = allowedWork(base.stage.kind, isAssigned)
  const { followUp } = allowedWork(stage.kind, isAssigned)
  const areCallsLocked = !canEdit || !allowed.callStatus

  const send = guard(update.send)
  const dismiss = () => {
    setUpdated(false)
    onDismissed()
  }
  useImperativeHandle(commands, () => ({
    chooseOutcome: (place) => {
      const status = callOutcomes[place - 1]
      if (status && !areCallsLocked) chooseOutcome(values.callStatus === status ? undefined : status)
    },
    focusComment: () => comment.current?.focus(),
    showFollowUp: () => showFollowUp(form.current),
    send,
    dismiss: () => {
      if (isUpdated) dismiss()
      return isUpdated
    },
  }))
  // Whoever goes on has seen it.
  if (isUpdated && update.isChanged) setUpdated(false)

  return (
    <>
      <form
        ref={form}
        data-fills
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <div className={classes.body}>
          <ReadingNote action="leads.edit" of="leads" />
          <StageFields lead={base} stages={stages} update={update} isLocked={!canEdit} />
          <Input.Wrapper label={previewTexts.remarkType} labelElement="div">
            <SegmentedControl
              fullWidth
              aria-label={previewTexts.remarkType}
              disabled={!canEdit}
              data={remarkTypes.map((value) => ({ value, label: remarkTypeTexts[value] }))}
              value={values.remarkType}
              onChange={(type) => change({ remarkType: type as RemarkType })}
            />
          </Input.Wrapper>
          <OutcomeChips
            chosen={values.callStatus}
            isLocked={areCallsLocked}
            hasKeys
            onChoose={chooseOutcome}
          />
          {update.asksReason && (
            <ReasonFields
              values={values}
              problems={problems}
              reasons={choices.filter(({ kind }) => kind === 'reason')}
              onChange={change}
            />
          )}
          <LongTextField
            ref={comment}
            label={previewTexts.comment}
            disabled={!canEdit}
            autosize
            minRows={3}
            maxRows={10}
            aria-keyshortcuts="c"
            value={values.comment}
            error={problems.comment}
            description={texts.countOf([...values.comment.trim()].length, workLimits.comment)}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            onChange={(comment) => change({ comment })}
          />
          {canEdit && <SuggestedMail lead={base} status={values.callStatus} />}
          {followUp !== 'hidden' && (
            <FollowUpPlace>
              <FollowUpFields
                values={values}
                problem={problems.followUpOn}
                isLocked={!canEdit || followUp === 'disabled'}
                canFinish={base.followUpOn !== undefined}
                today={today}
                onChange={change}
              />
            </FollowUpPlace>
          )}
          <FieldGrid columns={2} staysBeside>
            <OwnChoiceField
              key={`mode ${base.updatedAt}`}
              label={previewTexts.meetingMode}
              disabled={!canEdit}
              choices={labelsOf('meeting-mode')}
              value={values.meetingMode}
              onChange={(meetingMode) => change({ meetingMode })}
            />
            <ClosureField lead={lead} />
            {isMeeting(values) && (
              <OwnChoiceField
                key={`outcome ${base.updatedAt}`}
                label={previewTexts.meetingOutcome}
                disabled={!canEdit}
                choices={labelsOf('outcome')}
                value={values.meetingOutcome}
                onChange={(meetingOutcome) => change({ meetingOutcome })}
              />
            )}
          </FieldGrid>
          <Input.Wrapper label={texts.tags} labelElement="div">
            <LeadTagEditor lead={lead} />
          </Input.Wrapper>
        </div>
        {isUpdated && (
          <UpdatedCard
            title={previewTexts.updated}
            text={previewTexts.allSet}
            dismiss={previewTexts.dismiss}
            onDismiss={dismiss}
          >
            <Button size="xs" variant="light" component={Link} to={addresses.tasksOfLead(lead.id)}>
              {previewTexts.createTask}
            </Button>
          </UpdatedCard>
        )}
        <UpdateFoot
          updatedAt={lead.updatedAt}
          actions={actions}
          place={place}
          isBusy={update.isBusy}
          lock={guard.lock}
          isActive={!canEdit || update.isChanged}
        />
      </form>
      {update.questions}
      <LeaveUpdate lead={base} isChanged={canEdit && update.isChanged} isSaving={update.isBusy} />
    </>
  )
}
