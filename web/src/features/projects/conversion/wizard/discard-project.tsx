import { discardTexts as texts } from '@foyer/contract/projects/conversion/messages-wizard'
import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { useState } from 'react'
import { wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog'
import { QuietText } from '../../../../ui/text/quiet-text'

interface DiscardProjectProps {
  /** The draft whose provisional location goes too (C-119). */
  draftId: string | undefined
  onDiscarded: () => void
  onClose: () => void
}

/** W-023 */
export function DiscardProject({ draftId, onDiscarded, onClose }: DiscardProjectProps) {
  const { mutateAsync: removePlace, isPending } = useSend(projectEndpoints.removePlace)
  const [problem, setProblem] = useState<string>()
  const discard = async () => {
    try {
      if (draftId) await removePlace({ projectId: draftId })
    } catch (error) {
      return setProblem(wordsOf(error, texts.failed))
    }
    onDiscarded()
  }
  return (
    <ConfirmDialog
      title={texts.question}
      confirm={texts.confirm}
      isBusy={isPending}
      problem={problem}
      onConfirm={() => void discard()}
      onClose={onClose}
    >
      <QuietText>{draftId ? texts.location : texts.typed}</QuietText>
    </ConfirmDialog>
  )
}
