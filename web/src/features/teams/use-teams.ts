import { deleteTeamTexts } from '@foyer/contract/teams/messages'
import type { Team } from '@foyer/contract/teams/model'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { wordsOf } from '../../api/call-failed'
import { useEndpoint, useSend } from '../../api/queries'
import { showToast } from '../../ui/toasts/toast'

export const useTeams = () => useEndpoint(teamEndpoints.list, {})

/** Brings a deleted team back. */
export function useRestoreTeam() {
  const restore = useSend(teamEndpoints.update)
  return ({ id, name }: Team) =>
    restore.mutateAsync({ kind: 'restore', id }).then(
      () => showToast({ kind: 'ok', text: deleteTeamTexts.restored(name) }),
      (error) => showToast({ kind: 'problem', text: wordsOf(error, deleteTeamTexts.restoreFailed) }),
    )
}
