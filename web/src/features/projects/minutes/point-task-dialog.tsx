import { addDays } from '@foyer/contract/kit/dates'
import { pointTaskForm } from '@foyer/contract/projects/minutes/forms'
import { pointTexts as texts } from '@foyer/contract/projects/minutes/messages-screen'
import { minutesEndpoints as endpoints } from '@foyer/contract/wire/projects/minutes/endpoints'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { Dialog } from '../../../ui/dialogs/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { DateField } from '../../../ui/form/fields/date-field'
import { PersonField } from '../../../ui/form/fields/person-field'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'
import { useCompanyDay } from '../../accounts/use-company-day'
import { useProfile } from '../../accounts/use-profile'
import type { Colleague, PointValues } from './minutes-values'

interface PointTaskDialogProps {
  minutesId: string
  point: PointValues
  colleagues: readonly Colleague[]
  onClose: () => void
}

/** For whom, and until when: as the point says, where it does. */
export function PointTaskDialog({ minutesId, point, colleagues, onClose }: PointTaskDialogProps) {
  const { today } = useCompanyDay()
  const { data: profile } = useProfile()
  const make = useSend(endpoints.makePointTask)
  const owner = colleagues.find(({ name }) => name.toLowerCase() === point.owner.trim().toLowerCase())
  const form = useFoyerForm(
    pointTaskForm,
    { assigneeId: owner?.id ?? profile?.id ?? '', dueOn: point.dueOn || addDays(today, 7) },
    async (values) => {
      await make.mutateAsync({ id: minutesId, pointId: point.id, ...values })
      showToast({ kind: 'ok', text: texts.made })
      onClose()
    },
    { problemOf: (error) => ({ form: wordsOf(error, texts.makeFailed) }) },
  )
  return (
    <Dialog opened title={texts.taskTitle} width={420} onClose={onClose}>
      <DialogForm form={form} submit={texts.create} cancel={texts.cancel} onCancel={onClose}>
        <QuietText>{point.text}</QuietText>
        <PersonField
          {...form.field('assigneeId')}
          label={texts.assignee}
          withAsterisk
          nothingFoundMessage={texts.noPeople}
          people={colleagues.map(({ id, name }) => ({ id, fullName: name }))}
          isLoading={false}
        />
        <DateField
          {...form.field('dueOn')}
          label={texts.dueOn}
          placeholder="DD-MM-YYYY"
          withAsterisk
          isNear
          opensAt={today}
        />
      </DialogForm>
    </Dialog>
  )
}
