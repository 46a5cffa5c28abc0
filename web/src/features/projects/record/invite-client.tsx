import { finishTexts } from '@foyer/contract/projects/conversion/messages-wizard'
import { projectPeopleTexts as texts } from '@foyer/contract/projects/record/messages'
import type { Project } from '@foyer/contract/projects/record/model'
import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'

/** A link to the client area by mail, the first one or a new one (C-137). */
export function InviteClient({ project: { id, client } }: { project: Project }) {
  const [isAsking, setAsking] = useState(false)
  const invite = useSend(projectEndpoints.inviteClient)
  const send = () =>
    invite.mutate(
      { projectId: id },
      {
        onSuccess: () => {
          setAsking(false)
          showToast({ kind: 'ok', text: finishTexts.invited(client.email) })
        },
      },
    )
  const word = client.hasAccount ? texts.inviteAgain : texts.invite
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        onClick={() => {
          invite.reset()
          setAsking(true)
        }}
      >
        {word}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.inviteTitle}
          confirm={word}
          isBusy={invite.isPending}
          isHarmless
          problem={invite.isError ? wordsOf(invite.error, texts.inviteFailed) : undefined}
          onConfirm={send}
          onClose={() => setAsking(false)}
        >
          <QuietText>{texts.inviteText(client.name, client.email)}</QuietText>
        </ConfirmDialog>
      )}
    </>
  )
}
