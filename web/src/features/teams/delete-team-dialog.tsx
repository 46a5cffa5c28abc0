import { teamReplies, deleteTeamTexts as texts } from '@foyer/contract/teams/messages'
import type { Team } from '@foyer/contract/teams/model'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { wordsOf } from '../../api/call-failed'
import { useSend } from '../../api/queries'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { showToast } from '../../ui/toast'
import classes from './teams.module.css'
import { useReadTeamsAgain, useRestoreTeam } from './use-teams'

interface DeleteTeamDialogProps {
  team: Team
  onClose: () => void
}

export function DeleteTeamDialog({ team, onClose }: DeleteTeamDialogProps) {
  const readAgain = useReadTeamsAgain()
  const restore = useRestoreTeam()
  const remove = useSend(teamEndpoints.remove, {
    onSuccess: () => {
      const undo = () => void restore(team)
      showToast({ kind: 'ok', text: teamReplies.deleted, undo })
      onClose()
    },
    onSettled: readAgain,
  })
  return (
    <ConfirmDialog
      title={texts.title}
      confirm={texts.confirm}
      isBusy={remove.isPending}
      problem={remove.error ? wordsOf(remove.error, texts.failed) : undefined}
      onConfirm={() => remove.mutate({ id: team.id })}
      onClose={onClose}
    >
      <p className={classes.question}>{team.name}</p>
      <p className={classes.text}>{texts.text}</p>
    </ConfirmDialog>
  )
}
