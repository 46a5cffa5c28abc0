import { installTexts as texts } from '@foyer/contract/shell/messages/offline'
import { Button } from '@mantine/core'
import { Dialog, DialogFoot } from '../../ui/dialogs/dialog'

/** How one does it where the browser does not offer it. */
export function InstallDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog opened title={texts.title} width={420} onClose={onClose}>
      <p>{texts.text}</p>
      <ol>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <DialogFoot>
        <Button data-autofocus onClick={onClose}>
          {texts.close}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
