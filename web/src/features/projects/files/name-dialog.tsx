import { fileNameForm, folderNameForm } from '@foyer/contract/projects/files/forms'
import { projectFileLimits as limits } from '@foyer/contract/projects/files/limits'
import { folderDialogTexts as texts } from '@foyer/contract/projects/files/messages-screen'
import { wordsOf } from '../../../api/call-failed'
import { Dialog } from '../../../ui/dialogs/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { TextField } from '../../../ui/form/fields/text-field'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'

interface NameDialogProps {
  of: 'folder' | 'file'
  /** Empty for a new folder. */
  name: string
  save: (name: string) => Promise<unknown>
  onClose: () => void
}

/** A new folder, or another name for a folder or a file. */
export function NameDialog({ of, name, save, onClose }: NameDialogProps) {
  const form = useFoyerForm(
    of === 'folder' ? folderNameForm : fileNameForm,
    { name },
    async (values) => {
      await save(values.name)
      onClose()
    },
    { problemOf: (error) => ({ fields: { name: wordsOf(error, texts.failed) } }) },
  )
  return (
    <Dialog opened isPrompt title={name ? texts.renameTitle : texts.addTitle} width={420} onClose={onClose}>
      <DialogForm
        form={form}
        submit={name ? texts.save : texts.create}
        cancel={texts.cancel}
        onCancel={onClose}
      >
        <TextField
          {...form.field('name')}
          label={texts.name}
          max={of === 'folder' ? limits.folderName : limits.fileName}
          withAsterisk
          autoComplete="off"
          onFocus={(event) => selectStem(event.currentTarget)}
        />
      </DialogForm>
    </Dialog>
  )
}

/** Whoever renames a file means what stands before its ending. */
function selectStem(input: HTMLInputElement) {
  const end = input.value.lastIndexOf('.')
  input.setSelectionRange(0, end > 0 ? end : input.value.length)
}
