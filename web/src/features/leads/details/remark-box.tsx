import { workLimits } from '@foyer/contract/leads/limits'
import { detailsPageTexts as texts } from '@foyer/contract/leads/messages/details'
import { remarkTypeTexts, workProblems } from '@foyer/contract/leads/messages/work'
import { type LeadRow, type RemarkType, remarkTypes } from '@foyer/contract/leads/model'
import { Button, SegmentedControl, Textarea } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { LeaveGuard } from '../../../ui/leave-guard'
import { showToast } from '../../../ui/toast'
import { useGuard } from '../../accounts/use-guard'
import { useKeepWords, useUnsentWords } from '../remark/unsent-words'
import { wordsSince } from '../remark/words-since'
import { useLeadAction } from '../stage/use-lead-action'
import { actionOn } from './action-on'
import classes from './details.module.css'

/** A remark, without leaving the page: what was said, and how the lead was spoken to. */
export function RemarkBox({ lead }: { lead: LeadRow }) {
  const [comment, setComment] = useState(useUnsentWords())
  useKeepWords(comment)
  const [type, setType] = useState<RemarkType>('call')
  const guard = useGuard('leads.edit')
  const sent = useRef('')
  const { send, isBusy, questions } = useLeadAction(() => {
    setComment((now) => wordsSince(sent.current, now))
    setType('call')
    showToast({ kind: 'ok', text: texts.remarkSaved })
  })
  const { length } = [...comment]
  const isTooLong = length > workLimits.comment
  const save = guard(() => {
    if (!comment.trim() || isTooLong || isBusy) return
    sent.current = comment
    // It changes nothing that somebody else may have changed meanwhile.
    const action = actionOn(lead, { comment: comment.trim(), remarkType: type })
    send(lead, { ...action, baseUpdatedAt: undefined })
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  const submitByKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
  }
  return (
    <form className={`${classes.card} ${classes.remarkBox}`} onSubmit={submit}>
      <Textarea
        label={texts.remarkBox}
        placeholder={texts.remarkHint}
        autosize
        minRows={2}
        maxRows={8}
        value={comment}
        error={isTooLong && workProblems.comment}
        onChange={(event) => setComment(event.currentTarget.value)}
        onKeyDown={submitByKeys}
      />
      <div className={classes.remarkFoot}>
        <SegmentedControl
          aria-label={texts.remarkType}
          data={remarkTypes.map((value) => ({ value, label: remarkTypeTexts[value] }))}
          value={type}
          onChange={(value) => setType(value as RemarkType)}
        />
        {length > 0 && <span className={classes.label}>{texts.countOf(length, workLimits.comment)}</span>}
        <Button type="submit" loading={isBusy} disabled={!comment.trim() || isTooLong}>
          {texts.save}
        </Button>
      </div>
      {questions}
      <LeaveGuard isChanged={comment.trim() !== ''} isSaving={isBusy} />
    </form>
  )
}
