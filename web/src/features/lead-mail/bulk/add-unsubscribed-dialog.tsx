import { bulkMailProblems } from '@foyer/contract/lead-mail/bulk/messages'
import { unsubscribedTexts as texts } from '@foyer/contract/lead-mail/bulk/messages-screen'
import { isMailAddress } from '@foyer/contract/lead-mail/letters/address'
import { letterLimits } from '@foyer/contract/lead-mail/letters/limits'
import { bulkMailEndpoints } from '@foyer/contract/wire/lead-mail/bulk/endpoints'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { Dialog } from '../../../ui/dialogs/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { TextField } from '../../../ui/form/fields/text-field'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { showToast } from '../../../ui/toasts/toast'

/** Without the library for schemas, which the page does without. */
const rules = ({ address }: { address: string }) => ({
  fields: { address: isMailAddress(address) ? undefined : bulkMailProblems.address },
})

export function AddUnsubscribedDialog({ onClose }: { onClose: () => void }) {
  const add = useSend(bulkMailEndpoints.addUnsubscribed)
  const form = useFoyerForm(
    rules,
    { address: '' },
    async ({ address }) => {
      const { message } = await add.mutateAsync({ address })
      showToast({ kind: 'ok', text: message })
      onClose()
    },
    { problemOf: (error) => ({ form: wordsOf(error, texts.addFailed) }) },
  )
  return (
    <Dialog opened title={texts.addTitle} width={420} onClose={onClose}>
      <DialogForm form={form} submit={texts.add} onCancel={onClose}>
        <TextField
          {...form.field('address')}
          label={texts.address}
          inputMode="email"
          autoComplete="off"
          max={letterLimits.address}
          withAsterisk
        />
      </DialogForm>
    </Dialog>
  )
}
