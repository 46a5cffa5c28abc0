import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { deactivateTexts, teamTexts } from '@foyer/contract/people/messages'
import type { TeamMember } from '@foyer/contract/people/model'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { Anchor, Button } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { wordsOf } from '../../../api/call-failed'
import { useEndpoint, useSend } from '../../../api/queries'
import { addresses } from '../../../app/addresses'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { BarSkeleton } from '../../../ui/states/skeleton'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'
import { useCan } from '../../accounts/use-can'

interface DeactivateDialogProps {
  member: TeamMember
  onClose: () => void
}

export function DeactivateDialog({ member: { id, fullName }, onClose }: DeactivateDialogProps) {
  const navigate = useNavigate()
  const canAssign = useCan('leads.assign')
  const reassign = { text: teamTexts.reassign, run: () => void navigate(addresses.leadsOf(id)) }
  const deactivate = useSend(peopleEndpoints.deactivate, {
    onSuccess: ({ openLeads }) => {
      if (openLeads === 0) showToast({ kind: 'ok', text: deactivateTexts.done(fullName) })
      else
        showToast({
          kind: 'ok',
          text: deactivateTexts.doneWithLeads(fullName, openLeads),
          ...(canAssign ? { action: reassign } : {}),
        })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={deactivateTexts.title(fullName)}
      confirm={deactivateTexts.confirm}
      isBusy={deactivate.isPending}
      problem={deactivate.error ? wordsOf(deactivate.error, deactivateTexts.failed) : undefined}
      onConfirm={() => deactivate.mutate({ memberId: id })}
      onClose={onClose}
    >
      <QuietText>{deactivateTexts.lead(fullName)}</QuietText>
      <OpenLeads memberId={id} />
    </ConfirmDialog>
  )
}

/** What stays behind. */
function OpenLeads({ memberId }: { memberId: string }) {
  const seesLeads = useCan('leads.read')
  const { data, isError, refetch } = useEndpoint(peopleEndpoints.openLeads, { memberId }, { staleTime: 0 })
  if (isError && !data)
    return (
      <QuietText>
        {deactivateTexts.countFailed}{' '}
        <Button size="xs" variant="default" onClick={() => void refetch()}>
          {screenTexts.tryAgain}
        </Button>
      </QuietText>
    )
  if (!data) return <BarSkeleton width={220} />
  return (
    <QuietText>
      {data.openLeads === 0 ? deactivateTexts.noLeads : deactivateTexts.openLeads(data.openLeads)}{' '}
      {data.openLeads > 0 && seesLeads && (
        <Anchor component={Link} to={addresses.leadsOf(memberId)}>
          {deactivateTexts.seeLeads}
        </Anchor>
      )}
    </QuietText>
  )
}
