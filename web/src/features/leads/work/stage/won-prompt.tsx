import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { stageMoveTexts as texts } from '@foyer/contract/leads/messages/work'
import { Button } from '@mantine/core'
import { Dialog, DialogFoot } from '../../../../ui/dialogs/dialog'
import { QuietText } from '../../../../ui/text/quiet-text'

interface WonPromptProps {
  /** Of the lead, or how many they are. */
  name: string
  areMany?: boolean
  isBusy: boolean
  onYes: () => void
  onClose: () => void
}

/** Won is final for all but admins: asked before (C-074). */
export function WonPrompt({ name, areMany = false, isBusy, onYes, onClose }: WonPromptProps) {
  return (
    <Dialog opened title={texts.askWon(name)} width={420} isPrompt onClose={onClose}>
      <QuietText>{areMany ? texts.askWonTextOfMany : texts.askWonText}</QuietText>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {screenTexts.cancel}
        </Button>
        <Button data-autofocus loading={isBusy} onClick={onYes}>
          {texts.markWon}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
