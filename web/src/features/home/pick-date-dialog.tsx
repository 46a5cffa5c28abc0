import { myDayRowTexts as texts } from '@foyer/contract/home/messages'
import { addDays, type CalendarDate } from '@foyer/contract/kit/dates'
import { workLimits } from '@foyer/contract/leads/limits'
import { workProblems } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import type { FollowUp } from '@foyer/contract/leads/work'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Dialog, DialogFoot } from '../../ui/dialog'
import { DateField } from '../../ui/form/date-field'
import { SubmitButton } from '../../ui/form/submit-button'
import styles from './home.module.css'

interface PickDateDialogProps {
  lead: LeadRow
  today: CalendarDate
  isBusy: boolean
  onPick: (to: FollowUp) => void
  onClose: () => void
}

/** A day and a time of one's choice for a follow-up. */
export function PickDateDialog({ lead, today, isBusy, onPick, onClose }: PickDateDialogProps) {
  const [on, setOn] = useState(addDays(today, 1))
  const [time, setTime] = useState<string>(lead.followUpTime ?? workLimits.followUpTime)
  const isPast = on !== '' && on < today
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (on && !isPast) onPick({ on, time: time || undefined, kind: undefined })
  }
  return (
    <Dialog opened isPrompt title={texts.dialogTitle(leadName(lead))} width={420} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <div className={styles.pickDate}>
          <DateField
            label={texts.date}
            placeholder="DD-MM-YYYY"
            value={on}
            opensAt={today}
            isNear
            error={isPast ? workProblems.followUpPast : undefined}
            onChange={setOn}
          />
          <TextInput
            type="time"
            label={texts.time}
            value={time}
            onChange={(event) => setTime(event.currentTarget.value)}
          />
        </div>
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <SubmitButton isBusy={isBusy} isDisabled={!on || isPast}>
            {texts.save}
          </SubmitButton>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
