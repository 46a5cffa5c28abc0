import { refusedClientTexts as texts } from '@foyer/contract/projects/conversion/messages-begin'
import { Button } from '@mantine/core'
import { Dialog, DialogFoot } from '../../../../ui/dialogs/dialog'

/** L-256: in the words of the server. */
export function RefusedClient({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <Dialog opened isPrompt title={texts.title} width={420} onClose={onClose}>
      <p role="alert">{text}</p>
      <DialogFoot>
        <Button data-autofocus onClick={onClose}>
          {texts.okay}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
