import { teamReplies, editTeamTexts as texts } from '@foyer/contract/teams/messages'
import type { Team, TeamDetails } from '@foyer/contract/teams/model'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { wordsOf } from '../../api/call-failed'
import { useEndpoint, useSend } from '../../api/queries'
import { Dialog } from '../../ui/dialog'
import { Loaded } from '../../ui/loaded'
import { showToast } from '../../ui/toast'
import { TeamForm } from './team-form'
import { useReadTeamsAgain } from './use-teams'

interface TeamDialogProps {
  /** The team to edit, as it was when the dialog opened; a new one where there is none. */
  team: Team | undefined
  onClose: () => void
}

/** The words of the specification float above; why it was refused stands in the dialog. */
const tell = (done: string, failed: string, onClose: () => void) => ({
  onSuccess: () => {
    showToast({ kind: 'ok', text: done })
    onClose()
  },
  onError: () => showToast({ kind: 'problem', text: failed }),
})

export function TeamDialog({ team, onClose }: TeamDialogProps) {
  const readAgain = useReadTeamsAgain()
  const available = useEndpoint(teamEndpoints.available, {}, { staleTime: 0 })
  const create = useSend(teamEndpoints.create, {
    ...tell(teamReplies.created, texts.createFailed, onClose),
    onSettled: readAgain,
  })
  const update = useSend(teamEndpoints.update, {
    ...tell(teamReplies.updated, texts.updateFailed, onClose),
    onSettled: readAgain,
  })
  const error = create.error ?? update.error
  const save = (details: TeamDetails) =>
    team
      ? update.mutate({ kind: 'change', id: team.id, seenAt: team.updatedAt, ...details })
      : create.mutate(details)
  return (
    <Dialog opened title={team ? texts.editTitle : texts.createTitle} width={760} onClose={onClose}>
      <Loaded of={available} failed={texts.loadFailed} rows={5}>
        {(people) => (
          <TeamForm
            team={team}
            available={people}
            isBusy={create.isPending || update.isPending}
            problem={error ? wordsOf(error, team ? texts.updateFailed : texts.createFailed) : undefined}
            onSave={save}
            onCancel={onClose}
          />
        )}
      </Loaded>
    </Dialog>
  )
}
