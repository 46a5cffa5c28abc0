import { workLimits } from '@foyer/contract/leads/limits'
import { detailsPageTexts as texts } from '@foyer/contract/leads/messages/details'
import { previewTexts, remarkTypeTexts } from '@foyer/contract/leads/messages/work'
import { type LeadRow, type RemarkType, remarkTypes } from '@foyer/contract/leads/model'
import { allowedWork } from '@foyer/contract/leads/work/allowed-work'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { Box, Button, SegmentedControl } from '@mantine/core'
import type { FormEvent, KeyboardEvent } from 'react'
import { useEndpoint } from '../../../../api/queries'
import { LeaveGuard } from '../../../../ui/dialogs/leave-guard'
import { LongTextField } from '../../../../ui/form/fields/long-text-field'
import { Surface } from '../../../../ui/layout/card'
import { Row, Stack } from '../../../../ui/layout/flow'
import { showToast } from '../../../../ui/toasts/toast'
import { useCan } from '../../../accounts/use-can'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { useGuard } from '../../../accounts/use-guard'
import { SuggestedMail } from '../../work/mail/suggested-mail'
import { FollowUpFields } from '../../work/preview/follow-up-fields'
import { OutcomeChips, ReasonFields } from '../../work/preview/outcome-fields'
import { FollowUpPlace } from '../../work/preview/phone/follow-up-place'
import { useUpdate } from '../../work/preview/use-update'

const place = 'remark-box'

/** Into sight, and the keyboard where one writes. */
export function showRemarkBox() {
  const box = document.querySelector<HTMLElement>(`[data-part="${place}"]`)
  box?.scrollIntoView({ block: 'start' })
  box?.querySelector('textarea')?.focus({ preventScroll: true })
}

/** A call and its next step, without leaving the page: how it went, what was said, and when to speak next. */
export function RemarkBox({ lead }: { lead: LeadRow }) {
  const guard = useGuard('leads.edit')
  const canEdit = useCan('leads.edit')
  const { today } = useCompanyDay()
  const choices = useEndpoint(leadWorkEndpoints.choices, {}).data ?? []
  const update = useUpdate(lead, [], () => {
    const { comment, callStatus, followUp } = update.action
    // An outcome and a follow-up are told with their Undo.
    if (callStatus || followUp !== undefined) return
    showToast({ kind: 'ok', text: comment ? texts.remarkSaved : previewTexts.updated })
  })
  const { base, values, problems, change } = update
  const allowed = allowedWork(base.stage.kind, base.assignee !== undefined)
  const { length } = [...values.comment]
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    guard(update.send)()
  }
  const submitByKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
  }
  return (
    <form noValidate data-part={place} onSubmit={submit}>
      <Surface isPadded>
        <Stack gap={12}>
          <Box>
            <SegmentedControl
              aria-label={texts.remarkType}
              disabled={guard.because !== undefined}
              data={remarkTypes.map((value) => ({ value, label: remarkTypeTexts[value] }))}
              value={values.remarkType}
              onChange={(type) => change({ remarkType: type as RemarkType })}
            />
          </Box>
          <LongTextField
            label={texts.remarkBox}
            placeholder={texts.remarkHint}
            disabled={guard.because !== undefined}
            autosize
            minRows={2}
            maxRows={8}
            value={values.comment}
            error={problems.comment}
            onChange={(comment) => change({ comment })}
            onKeyDown={submitByKeys}
          />
          <OutcomeChips
            chosen={values.callStatus}
            isLocked={!canEdit || !allowed.callStatus}
            onChoose={update.chooseOutcome}
          />
          {update.asksReason && (
            <ReasonFields
              values={values}
              problems={problems}
              reasons={choices.filter(({ kind }) => kind === 'reason')}
              onChange={change}
            />
          )}
          {canEdit && <SuggestedMail lead={base} status={values.callStatus} />}
          {allowed.followUp !== 'hidden' && (
            <FollowUpPlace>
              <FollowUpFields
                values={values}
                problem={problems.followUpOn}
                isLocked={!canEdit || allowed.followUp === 'disabled'}
                canFinish={base.followUpOn !== undefined}
                today={today}
                isWide
                onChange={change}
              />
            </FollowUpPlace>
          )}
          <Row gap={12}>
            {length > 0 && <small>{texts.countOf(length, workLimits.comment)}</small>}
            <Button
              type="submit"
              ml="auto"
              loading={update.isBusy}
              disabled={canEdit && (!update.isChanged || problems.comment !== undefined)}
              {...guard.lock}
            >
              {texts.save}
            </Button>
          </Row>
        </Stack>
      </Surface>
      {update.questions}
      <LeaveGuard isChanged={update.isChanged} isSaving={update.isBusy} />
    </form>
  )
}
