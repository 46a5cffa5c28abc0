import { moveTexts as texts } from '@foyer/contract/calendar/messages'
import type { CalendarEntry } from '@foyer/contract/calendar/model'
import { type EntryMove, meantMove, moveProblem, nameOfEntry } from '@foyer/contract/calendar/moves'
import type { CalendarDate } from '@foyer/contract/kit/dates'
import { dayProblem } from '@foyer/contract/kit/moment-problems'
import { Dialog } from '../../../ui/dialogs/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { FieldGrid } from '../../../ui/form/field-grid'
import { DateField } from '../../../ui/form/fields/date-field'
import { TimeField } from '../../../ui/form/fields/time-field'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'

interface MoveDialogProps {
  entry: CalendarEntry
  today: CalendarDate
  onMove: (to: EntryMove) => void
  onClose: () => void
}

/** Another day and time, for whoever cannot or does not want to drag. */
export function MoveDialog({ entry, today, onMove, onClose }: MoveDialogProps) {
  const start = { on: entry.on as string, time: (entry.time ?? '') as string }
  const problemsOf = ({ on }: typeof start) => ({
    fields: { on: dayProblem(on) ?? (on === '' ? undefined : moveProblem(entry, { on }, today)) },
  })
  const form = useFoyerForm(problemsOf, start, async ({ on, time }) => {
    onMove(meantMove(entry, { on, time: time || undefined }))
    onClose()
  })
  const problem = problemsOf(form.values).fields.on
  return (
    <Dialog opened isPrompt title={texts.dialog(nameOfEntry(entry))} width={420} onClose={onClose}>
      <DialogForm
        form={form}
        submit={texts.save}
        cancel={texts.cancel}
        isSubmitLocked={!form.values.on || problem !== undefined}
        onCancel={onClose}
      >
        <FieldGrid columns={2}>
          <DateField
            {...form.field('on')}
            label={texts.day}
            placeholder="DD-MM-YYYY"
            opensAt={today}
            isNear
            error={problem}
          />
          <TimeField {...form.field('time')} label={texts.time} />
        </FieldGrid>
      </DialogForm>
    </Dialog>
  )
}
