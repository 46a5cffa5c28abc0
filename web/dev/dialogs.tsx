import { Button } from '@mantine/core'
import { ConfirmDialog } from '../src/ui/dialogs/confirm-dialog'
import { DeleteDialog } from '../src/ui/dialogs/delete-dialog'
import { Dialog } from '../src/ui/dialogs/dialog'
import { DialogForm } from '../src/ui/form/dialog-form'
import { FieldGrid } from '../src/ui/form/field-grid'
import { TextField } from '../src/ui/form/fields/text-field'
import { useCloseGuard } from '../src/ui/form/use-close-guard'
import { useFoyerForm } from '../src/ui/form/use-foyer-form'
import { QuietText } from '../src/ui/text/quiet-text'
import { showToast } from '../src/ui/toasts/toast'
import { DialogExample, Example } from './example'

const nothing = () => undefined

function ContactDialog({ onClose }: { onClose: () => void }) {
  const form = useFoyerForm(
    () => ({ fields: {} }),
    { name: 'Asha Menon', city: 'Bengaluru' },
    async () => onClose(),
  )
  const guard = useCloseGuard({ isChanged: form.isChanged, text: 'What you changed is lost.', onClose })
  return (
    <Dialog opened title="Edit contact" width={420} onClose={guard.close}>
      <DialogForm form={form} submit="Save" onCancel={guard.close}>
        <FieldGrid columns={2}>
          <TextField {...form.field('name')} label="Name" />
          <TextField {...form.field('city')} label="City" />
        </FieldGrid>
      </DialogForm>
      {guard.question}
    </Dialog>
  )
}

export function DialogExamples() {
  return (
    <>
      <DialogExample name="dialog-form">{(close) => <ContactDialog onClose={close} />}</DialogExample>
      <DialogExample name="confirm-dialog">
        {(close) => (
          <ConfirmDialog
            title="Remove the member?"
            confirm="Remove"
            isBusy={false}
            problem={undefined}
            onConfirm={close}
            onClose={close}
          >
            <QuietText>Ravi Shankar no longer sees the leads of Sales West.</QuietText>
          </ConfirmDialog>
        )}
      </DialogExample>
      <DialogExample name="delete-dialog">
        {(close) => (
          <DeleteDialog
            title="Delete tag"
            confirm="Delete"
            name="Villa"
            text="It is taken off 12 leads."
            remove={async () => 'Tag deleted'}
            problemOf={() => 'The tag could not be deleted.'}
            undo={nothing}
            onClose={close}
          />
        )}
      </DialogExample>
      <Example name="toast" width={240}>
        <Button
          variant="default"
          data-opens="toast"
          onClick={() => {
            showToast({ kind: 'ok', text: 'Tag deleted', undo: nothing })
            showToast({ kind: 'problem', text: 'The lead could not be saved.' })
          }}
        >
          Show
        </Button>
      </Example>
    </>
  )
}
