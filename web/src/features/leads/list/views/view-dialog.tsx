import { leadLimits } from '@foyer/contract/leads/limits'
import { type LeadView, viewForm } from '@foyer/contract/leads/list/views'
import { viewTexts as texts } from '@foyer/contract/leads/messages/list-surface'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { Dialog } from '../../../../ui/dialogs/dialog'
import { DialogForm } from '../../../../ui/form/dialog-form'
import { CheckField } from '../../../../ui/form/fields/check-field'
import { TextField } from '../../../../ui/form/fields/text-field'
import { useFoyerForm } from '../../../../ui/form/use-foyer-form'
import { showToast } from '../../../../ui/toasts/toast'
import { useListAddress } from '../use-list-address'

interface ViewDialogProps {
  /** To rename or share; the list as it is becomes a new one where there is none. */
  view: LeadView | undefined
  query: string
  onClose: () => void
}

export function ViewDialog({ view, query, onClose }: ViewDialogProps) {
  const { address, goTo } = useListAddress()
  const add = useSend(leadListEndpoints.saveView)
  const edit = useSend(leadListEndpoints.editView)
  const initial = { name: view?.name ?? '', isShared: view?.isShared ?? false, query: view?.query ?? query }
  const save = async (values: typeof initial) => {
    const saved = await (view ? edit.mutateAsync({ id: view.id, ...values }) : add.mutateAsync(values))
    showToast({ kind: 'ok', text: texts.saved(saved.name) })
    if (!view) goTo(address, { viewId: saved.id, replace: true })
    onClose()
  }
  const form = useFoyerForm(viewForm, initial, save, {
    problemOf: (error) => ({ form: wordsOf(error, texts.failed) }),
  })
  return (
    <Dialog opened title={view ? texts.rename : texts.save} width={420} onClose={onClose}>
      <DialogForm form={form} submit={texts.saveButton} onCancel={onClose}>
        <TextField
          {...form.field('name')}
          label={texts.name}
          max={leadLimits.viewNameMax}
          autoComplete="off"
          data-autofocus
        />
        <CheckField
          {...form.field('isShared')}
          label={texts.share}
          disabled={view !== undefined && !view.isMine}
        />
      </DialogForm>
    </Dialog>
  )
}
