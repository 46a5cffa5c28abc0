import { checkRange } from '@foyer/contract/analytics/custom-range'
import { dashboardTexts as texts } from '@foyer/contract/analytics/messages/dashboard'
import type { PeriodChoice, Span } from '@foyer/contract/analytics/period'
import { Dialog } from '../../../ui/dialogs/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { FieldGrid } from '../../../ui/form/field-grid'
import { DateField } from '../../../ui/form/fields/date-field'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'

interface CustomDialogProps {
  /** The days that are shown now. */
  start: Span
  today: string
  onClose: () => void
  onChoose: (choice: PeriodChoice) => void
}

const format = 'DD-MM-YYYY'

/** Two days, both included. */
export function CustomDialog({ start, today, onClose, onChoose }: CustomDialogProps) {
  const form = useFoyerForm(checkRange, { ...start }, async ({ from, to }) => {
    onChoose({ period: 'custom', from, to })
    onClose()
  })
  const field = { placeholder: format, opensAt: today, isNear: true, withAsterisk: true }
  return (
    <Dialog opened title={texts.customTitle} width={420} onClose={onClose}>
      <DialogForm form={form} submit={texts.apply} onCancel={onClose}>
        <FieldGrid columns={2}>
          <DateField {...field} {...form.field('from')} label={texts.startDate} />
          <DateField {...field} {...form.field('to')} label={texts.endDate} first={form.values.from} />
        </FieldGrid>
      </DialogForm>
    </Dialog>
  )
}
