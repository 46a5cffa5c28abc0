import { workLimits } from '@foyer/contract/leads/limits'
import { leadMailTexts } from '@foyer/contract/leads/messages/mail'
import { panelTexts } from '@foyer/contract/leads/messages/preview'
import { leadProjectTexts } from '@foyer/contract/leads/messages/project'
import { previewTexts, olderPanelTexts as texts } from '@foyer/contract/leads/messages/work'
import type { CallStatus } from '@foyer/contract/leads/model'
import { allowedWork } from '@foyer/contract/leads/work/allowed-work'
import { callOutcomes } from '@foyer/contract/leads/work/outcomes'
import { callStatusOf } from '@foyer/contract/leads/work/rules'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { useImperativeHandle, useRef, useState } from 'react'
import { useEndpoint } from '../../../../api/queries'
import { ChoiceField } from '../../../../ui/form/fields/choice-field'
import { LongTextField } from '../../../../ui/form/fields/long-text-field'
import { Row } from '../../../../ui/layout/flow'
import { useIsPhone } from '../../../../ui/phone'
import { dismissToastAbout, showToast } from '../../../../ui/toasts/toast'
import { ReadingNote } from '../../../accounts/reading-note'
import { useCan } from '../../../accounts/use-can'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { useGuard } from '../../../accounts/use-guard'
import { useNextSteps } from '../follow-up/use-next-steps'
import { SendEmailButton } from '../mail/send-email-button'
import { SuggestedMail } from '../mail/suggested-mail'
import { SendQuotationButton } from '../project/send-quotation-button'
import { AssigneeField } from './assignee-field'
import { FollowUpFields } from './follow-up-fields'
import { LeaveUpdate } from './leave-update'
import { OutcomeChips, ReasonFields } from './outcome-fields'
import { FollowUpPlace, showFollowUp } from './phone/follow-up-place'
import classes from './preview.module.css'
import { useStartAtStatus } from './preview-in-address'
import { valuesOf } from './update-draft'
import { UpdateFoot } from './update-foot'
import type { UpdateStatusProps } from './update-status'
import { UpdatedCard } from './updated-card'
import { useUpdate } from './use-update'

/** C-019, C-166: of a company that chose it: a button for how it went, a remark, and no stages. */
export function OlderPanel({ lead, stages, commands, actions, place, onDismissed }: UpdateStatusProps) {
  const { today } = useCompanyDay()
  const canEdit = useCan('leads.edit')
  const guard = useGuard('leads.edit', previewTexts.noAccess)
  const choices = useEndpoint(leadWorkEndpoints.choices, {}).data ?? []
  const { offerAfter, asksAfter } = useNextSteps()
  const [isUpdated, setUpdated] = useState(false)
  const isPhone = useIsPhone()
  const told = `updated ${lead.id}`
  const remark = useRef<HTMLTextAreaElement>(null)
  const form = useStartAtStatus()
  const update = useUpdate(
    lead,
    stages,
    // Where a mail is offered, that is what is said (L-120, L-121).
    (offersMail) => {
      if (offersMail) return
      if (isPhone) showToast({ kind: 'ok', text: texts.updated, about: told })
      else setUpdated(true)
    },
    () => {
      setUpdated(false)
      dismissToastAbout(told)
    },
    // L-115: here it is offered, and taken with a tap.
    { fillsInOffer: false },
  )
  const { base, values, problems, change } = update
  const isNew = base.callStatus === 'new'
  // L-110: nobody meets somebody whom they have not spoken to.
  const offered: readonly CallStatus[] = isNew
    ? callOutcomes.filter((status) => status !== 'meeting')
    : callOutcomes
  const allowed = allowedWork(base.stage.kind, base.assignee !== undefined || values.assigneeId !== '')
  const isLocked = !canEdit || !allowed.callStatus
  const status = values.statusId === base.statusId ? undefined : callStatusOf(values.statusId ?? 0)
  const hasNextStep = (one: CallStatus | undefined) =>
    one === 'follow-up' || offerAfter(one) !== undefined || asksAfter(one)
  const asksForDay = hasNextStep(values.callStatus) || status === 'follow-up'

  const choose = (callStatus: CallStatus | undefined) => {
    const { followUpOn, followUpTime, followUpKind } = valuesOf(base)
    // A day that is no longer asked for is no longer meant.
    if (!hasNextStep(callStatus)) change({ followUpOn, followUpTime, followUpKind })
    update.chooseOutcome(callStatus)
  }
  const send = guard(() => {
    if (!isNew || values.callStatus) update.send()
  })
  const dismiss = () => {
    setUpdated(false)
    onDismissed()
  }
  useImperativeHandle(commands, () => ({
    chooseOutcome: (place) => {
      const chosen = callOutcomes[place - 1]
      if (chosen && offered.includes(chosen) && !isLocked)
        choose(values.callStatus === chosen ? undefined : chosen)
    },
    focusComment: () => remark.current?.focus(),
    showFollowUp: () => {
      // It asks for a day only with an outcome that has a next step.
      if (!asksForDay) choose('follow-up')
      requestAnimationFrame(() => showFollowUp(form.current))
    },
    send,
    dismiss: () => {
      if (isUpdated) dismiss()
      return isUpdated
    },
  }))
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
          <Row>
            <SendEmailButton lead={base} label={leadMailTexts.sendMail} isWide />
            <SendQuotationButton leadId={base.id} label={leadProjectTexts.sendQuotationOlder} isWide />
          </Row>
          {!base.assignee && canEdit && (
            <AssigneeField value={values.assigneeId} onChange={(assigneeId) => change({ assigneeId })} />
          )}
          {!isNew && (
            <ChoiceField
              label={texts.status}
              data-status
              placeholder={panelTexts.pick}
              // L-111: back to New there is no way.
              data={base.stage.statuses
                .filter(({ id }) => callStatusOf(id) !== 'new')
                .map(({ id, name }) => ({ value: String(id), label: name }))}
              value={values.statusId === undefined ? '' : String(values.statusId)}
              onChange={(id) => change({ statusId: Number(id) })}
              disabled={!canEdit || !allowed.status}
            />
          )}
          <OutcomeChips offered={offered} chosen={values.callStatus} isLocked={isLocked} onChoose={choose} />
          {update.asksReason && (
            <ReasonFields
              values={values}
              problems={problems}
              reasons={choices.filter(({ kind }) => kind === 'reason')}
              onChange={change}
            />
          )}
          {canEdit && <SuggestedMail lead={base} status={values.callStatus} />}
          {asksForDay && allowed.followUp !== 'hidden' && (
            <FollowUpPlace>
              <FollowUpFields
                values={values}
                problem={problems.followUpOn}
                isLocked={!canEdit || allowed.followUp === 'disabled'}
                canFinish={false}
                today={today}
                onChange={change}
              />
            </FollowUpPlace>
          )}
          <LongTextField
            ref={remark}
            label={texts.remark}
            disabled={!canEdit}
            autosize
            minRows={3}
            maxRows={10}
            value={values.comment}
            error={problems.comment}
            description={panelTexts.countOf([...values.comment.trim()].length, workLimits.comment)}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            onChange={(comment) => change({ comment })}
          />
        </div>
        {/* L-120 */}
        {isUpdated && <UpdatedCard title={texts.updated} dismiss={texts.okay} onDismiss={dismiss} />}
        <UpdateFoot
          updatedAt={lead.updatedAt}
          actions={actions}
          place={place}
          label={isNew ? texts.submit : texts.update}
          isBusy={update.isBusy}
          lock={guard.lock}
          isActive={!canEdit || (isNew ? values.callStatus !== undefined : update.isChanged)}
        />
      </form>
      {update.questions}
      <LeaveUpdate lead={base} isChanged={canEdit && update.isChanged} isSaving={update.isBusy} />
    </>
  )
}
