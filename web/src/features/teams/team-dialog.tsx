import { teamReplies, editTeamTexts as texts } from '@foyer/contract/teams/messages'
import type { Team, TeamDetails } from '@foyer/contract/teams/model'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { wordsOf } from '../../api/call-failed'
import { useEndpoint, useSend } from '../../api/queries'
import { Dialog } from '../../ui/dialogs/dialog'
import { Loaded } from '../../ui/states/loaded'
import { showToast } from '../../ui/toasts/toast'
import { TeamForm } from './team-form'

interface TeamDialogProps {
  /** The team to edit, as it was when the dialog opened; a new one where there is none. */
  team: Team | undefined
  onClose: () => void
}

export function TeamDialog({ team, onClose }: TeamDialogProps) {
  const available = useEndpoint(teamEndpoints.available, {}, { staleTime: 0 })
  const create = useSend(teamEndpoints.create)
  const update = useSend(teamEndpoints.update)
  const failed = team ? texts.updateFailed : texts.createFailed
  const save = async (details: TeamDetails) => {
    if (team) await update.mutateAsync({ kind: 'change', id: team.id, seenAt: team.updatedAt, ...details })
    else await create.mutateAsync(details)
    showToast({ kind: 'ok', text: team ? teamReplies.updated : teamReplies.created })
    onClose()
  }
  /** The words of the specification float above; why it was refused is in the dialog. */
  const problemOf = (error: unknown) => {
    showToast({ kind: 'problem', text: failed })
    return wordsOf(error, failed)
  }
  return (
    <Dialog opened title={team ? texts.editTitle : texts.createTitle} width={760} onClose={onClose}>
      <Loaded of={available} failed={texts.loadFailed} rows={5}>
        {(people) => (
          <TeamForm team={team} available={people} onSave={save} problemOf={problemOf} onCancel={onClose} />
        )}
      </Loaded>
    </Dialog>
  )
}
