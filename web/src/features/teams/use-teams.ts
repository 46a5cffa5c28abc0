import { deleteTeamTexts } from '@foyer/contract/teams/messages'
import type { Team } from '@foyer/contract/teams/model'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '../../api/call-failed'
import { keyOf, useEndpoint, useSend } from '../../api/queries'
import { useSettingsInStep } from '../../api/use-settings-in-step'
import { showToast } from '../../ui/toasts/toast'

const shown = [teamEndpoints.list]

export function useTeams() {
  useSettingsInStep('teams', shown)
  return useEndpoint(teamEndpoints.list, {})
}

/** The list is read again after every change, also one that failed: somebody else may have been quicker. */
export function useReadTeamsAgain() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: keyOf(teamEndpoints.list) })
}

/** Brings a deleted team back. */
export function useRestoreTeam() {
  const readAgain = useReadTeamsAgain()
  const restore = useSend(teamEndpoints.update, { onSettled: readAgain })
  return ({ id, name }: Team) =>
    restore.mutateAsync({ kind: 'restore', id }).then(
      () => showToast({ kind: 'ok', text: deleteTeamTexts.restored(name) }),
      (error) => showToast({ kind: 'problem', text: wordsOf(error, deleteTeamTexts.restoreFailed) }),
    )
}
