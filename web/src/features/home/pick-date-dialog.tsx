import { myDayRowTexts as texts } from '@foyer/contract/home/messages'
import { addDays, type CalendarDate } from '@foyer/contract/kit/dates'
import { dayProblem } from '@foyer/contract/kit/moment-problems'
import { workLimits } from '@foyer/contract/leads/limits'
import { workProblems } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import type { FollowUp } from '@foyer/contract/leads/work/forms'
import { Dialog } from '../../ui/dialogs/dialog'
import { DialogForm } from '../../ui/form/dialog-form'
import { FieldGrid } from '../../ui/form/field-grid'
import { DateField } from '../../ui/form/fields/date-field'
import { TimeField } from '../../ui/form/fields/time-field'
import { useFoyerForm } from '../../ui/form/use-foyer-form'

interface PickDateDialogProps {
  lead: LeadRow
  today: CalendarDate
  isBusy: boolean
  onPick: (to: FollowUp) => void
  onClose: () => void
}

/** A day and a time of one's choice for a follow-up. */
export function PickDateDialog({ lead, today, isBusy, onPick, onClose }: PickDateDialogProps) {
  const start = {
    on: addDays(today, 1) as string,
    time: (lead.followUpTime ?? workLimits.followUpTime) as string,
  }
  const problemsOf = ({ on }: typeof start) => ({
    fields: { on: dayProblem(on) ?? (on !== '' && on < today ? workProblems.followUpPast : undefined) },
  })
  const form = useFoyerForm(problemsOf, start, async ({ on, time }) =>
    onPick({ on, time: time || undefined, kind: undefined }),
  )
  const problem = problemsOf(form.values).fields.on
  return (
    <Dialog opened isPrompt title={texts.dialogTitle(leadName(lead))} width={420} onClose={onClose}>
      <DialogForm
        form={{ ...form, isBusy }}
        submit={texts.save}
        cancel={texts.cancel}
        isSubmitLocked={!form.values.on || problem !== undefined}
        onCancel={onClose}
      >
        <FieldGrid columns={2}>
          <DateField
            {...form.field('on')}
            label={texts.date}
            placeholder="DD-MM-YYYY"
            opensAt={today}
            isNear
            error={problem}
          />
          <TimeField {...form.field('time')} isNeeded label={texts.time} />
        </FieldGrid>
      </DialogForm>
    </Dialog>
  )
}
