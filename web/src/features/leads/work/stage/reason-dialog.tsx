import { stageMoveTexts as texts } from '@foyer/contract/leads/messages/work'
import { reasonProblem } from '@foyer/contract/leads/work/reason'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { useEndpoint } from '../../../../api/queries'
import { Dialog } from '../../../../ui/dialogs/dialog'
import { DialogForm } from '../../../../ui/form/dialog-form'
import { useFoyerForm } from '../../../../ui/form/use-foyer-form'
import { ReasonFields } from '../preview/outcome-fields'

interface ReasonDialogProps {
  /** Of the lead. */
  name: string
  onSave: (reason: string) => void
  onClose: () => void
}

/** C-165: why somebody is not interested, asked before it is saved. */
export function ReasonDialog({ name, onSave, onClose }: ReasonDialogProps) {
  const choices = useEndpoint(leadWorkEndpoints.choices, {}).data ?? []
  const form = useFoyerForm(
    ({ reason }) => ({ fields: { reason: reasonProblem(reason) } }),
    { reason: '', hasOwnReason: false },
    async ({ reason }) => onSave(reason.trim()),
  )
  return (
    <Dialog opened isPrompt title={texts.askReason(name)} width={420} onClose={onClose}>
      <DialogForm form={form} submit={texts.saveReason} onCancel={onClose}>
        <ReasonFields
          values={form.values}
          problems={{ reason: form.problemAt('reason') }}
          reasons={choices.filter(({ kind }) => kind === 'reason')}
          onChange={form.change}
        />
      </DialogForm>
    </Dialog>
  )
}
