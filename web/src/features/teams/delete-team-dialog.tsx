import { teamReplies, deleteTeamTexts as texts } from '@foyer/contract/teams/messages'
import type { Team } from '@foyer/contract/teams/model'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { wordsOf } from '../../api/call-failed'
import { useSend } from '../../api/queries'
import { DeleteDialog } from '../../ui/dialogs/delete-dialog'
import { useRestoreTeam } from './use-teams'

interface DeleteTeamDialogProps {
  team: Team
  onClose: () => void
}

export function DeleteTeamDialog({ team, onClose }: DeleteTeamDialogProps) {
  const remove = useSend(teamEndpoints.remove)
  const restore = useRestoreTeam()
  return (
    <DeleteDialog
      title={texts.title}
      confirm={texts.confirm}
      name={team.name}
      text={texts.text}
      remove={() => remove.mutateAsync({ id: team.id }).then(() => teamReplies.deleted)}
      problemOf={(error) => wordsOf(error, texts.failed)}
      undo={() => void restore(team)}
      onClose={onClose}
    />
  )
}
