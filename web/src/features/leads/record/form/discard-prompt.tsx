import { leadDialogTexts as texts } from '@foyer/contract/leads/messages/dialogs'
import { Button } from '@mantine/core'
import { Dialog, DialogFoot } from '../../../../ui/dialogs/dialog'

interface DiscardPromptProps {
  question: string
  onYes: () => void
  onNo: () => void
}

export function DiscardPrompt({ question, onYes, onNo }: DiscardPromptProps) {
  return (
    <Dialog opened title={question} width={420} isPrompt onClose={onNo}>
      <DialogFoot>
        <Button variant="default" data-autofocus onClick={onNo}>
          {texts.no}
        </Button>
        <Button color="red" onClick={onYes}>
          {texts.yes}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
