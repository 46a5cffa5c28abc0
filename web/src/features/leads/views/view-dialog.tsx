import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { leadLimits } from '@foyer/contract/leads/limits'
import { viewTexts as texts } from '@foyer/contract/leads/messages/list-surface'
import { type LeadView, viewForm } from '@foyer/contract/leads/views'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list-endpoints'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { Dialog, DialogFoot } from '../../../ui/dialog'
import { FormProblem } from '../../../ui/form/form-problem'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { showToast } from '../../../ui/toast'
import { useListAddress } from '../list/use-list-address'
import { useViewsAgain } from './use-views'

interface ViewDialogProps {
  /** To rename or share; the list as it is becomes a new one where there is none. */
  view: LeadView | undefined
  query: string
  onClose: () => void
}

export function ViewDialog({ view, query, onClose }: ViewDialogProps) {
  const readAgain = useViewsAgain()
  const { address, goTo } = useListAddress()
  const add = useSend(leadListEndpoints.saveView, { onSettled: readAgain })
  const edit = useSend(leadListEndpoints.editView, { onSettled: readAgain })
  const initial = { name: view?.name ?? '', isShared: view?.isShared ?? false, query: view?.query ?? query }
  const { fields, isBusy, problem, onSubmit } = useFoyerForm(viewForm, initial, async (values) => {
    try {
      const saved = await (view ? edit.mutateAsync({ id: view.id, ...values }) : add.mutateAsync(values))
      showToast({ kind: 'ok', text: texts.saved(saved.name) })
      if (!view) goTo(address, { viewId: saved.id, replace: true })
      onClose()
    } catch (error) {
      return { form: wordsOf(error, texts.failed) }
    }
  })
  return (
    <Dialog opened title={view ? texts.rename : texts.save} width={420} onClose={onClose}>
      <form onSubmit={onSubmit} noValidate>
        <TextInput
          label={texts.name}
          maxLength={leadLimits.viewNameMax}
          autoComplete="off"
          data-autofocus
          {...fields.getInputProps('name')}
        />
        <Checkbox
          mt="sm"
          label={texts.share}
          disabled={view !== undefined && !view.isMine}
          {...fields.getInputProps('isShared', { type: 'checkbox' })}
        />
        <FormProblem text={problem} />
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {screenTexts.cancel}
          </Button>
          <SubmitButton isBusy={isBusy}>{texts.saveButton}</SubmitButton>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
