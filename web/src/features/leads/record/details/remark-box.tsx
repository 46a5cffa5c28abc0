import { workLimits } from '@foyer/contract/leads/limits'
import { detailsPageTexts as texts } from '@foyer/contract/leads/messages/details'
import { remarkTypeTexts, workProblems } from '@foyer/contract/leads/messages/work'
import { type LeadRow, type RemarkType, remarkTypes } from '@foyer/contract/leads/model'
import { Button, SegmentedControl } from '@mantine/core'
import { type KeyboardEvent, useRef } from 'react'
import { LeaveGuard } from '../../../../ui/dialogs/leave-guard'
import { LongTextField } from '../../../../ui/form/fields/long-text-field'
import { useFoyerForm } from '../../../../ui/form/use-foyer-form'
import { Surface } from '../../../../ui/layout/card'
import { Row } from '../../../../ui/layout/flow'
import { showToast } from '../../../../ui/toasts/toast'
import { useGuard } from '../../../accounts/use-guard'
import { useKeepWords, useUnsentWords } from '../../work/remark/unsent-words'
import { wordsSince } from '../../work/remark/words-since'
import { useLeadAction } from '../../work/stage/use-lead-action'
import { actionOn } from './action-on'

const problemIn = (comment: string) =>
  [...comment].length > workLimits.comment ? workProblems.comment : undefined

/** A remark, without leaving the page: what was said, and how the lead was spoken to. */
export function RemarkBox({ lead }: { lead: LeadRow }) {
  const guard = useGuard('leads.edit')
  const sent = useRef('')
  const { send, isBusy, questions } = useLeadAction(() => {
    form.change(({ comment }) => ({ comment: wordsSince(sent.current, comment), type: 'call' }))
    showToast({ kind: 'ok', text: texts.remarkSaved })
  })
  const form = useFoyerForm(
    ({ comment }) => ({ fields: { comment: problemIn(comment) } }),
    { comment: useUnsentWords(), type: 'call' as RemarkType },
    async ({ comment, type }) =>
      guard(() => {
        if (!comment.trim() || isBusy) return
        sent.current = comment
        // It changes nothing that somebody else may have changed meanwhile.
        const action = actionOn(lead, { comment: comment.trim(), remarkType: type })
        send(lead, { ...action, baseUpdatedAt: undefined })
      })(),
  )
  const { comment, type } = form.values
  useKeepWords(comment)
  const { length } = [...comment]
  const submitByKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.onSubmit()
  }
  return (
    <form onSubmit={form.onSubmit}>
      <Surface isPadded>
        <LongTextField
          {...form.field('comment')}
          label={texts.remarkBox}
          placeholder={texts.remarkHint}
          autosize
          minRows={2}
          maxRows={8}
          error={problemIn(comment)}
          onKeyDown={submitByKeys}
        />
        <Row gap={12}>
          <SegmentedControl
            aria-label={texts.remarkType}
            data={remarkTypes.map((value) => ({ value, label: remarkTypeTexts[value] }))}
            value={type}
            onChange={(value) => form.change({ type: value as RemarkType })}
          />
          {length > 0 && <small>{texts.countOf(length, workLimits.comment)}</small>}
          <Button
            type="submit"
            ml="auto"
            loading={isBusy}
            disabled={!comment.trim() || problemIn(comment) !== undefined}
          >
            {texts.save}
          </Button>
        </Row>
      </Surface>
      {questions}
      <LeaveGuard isChanged={comment.trim() !== ''} isSaving={isBusy} />
    </form>
  )
}
