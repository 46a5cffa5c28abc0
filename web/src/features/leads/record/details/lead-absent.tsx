import { absentLeadTexts as texts } from '@foyer/contract/leads/messages/details'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { Button } from '@mantine/core'
import { IconArrowMerge, IconDoorOff, IconTrash } from '@tabler/icons-react'
import { Link } from 'react-router'
import { wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { addresses } from '../../../../app/addresses'
import { EmptyState } from '../../../../ui/states/empty-state'
import { showToast } from '../../../../ui/toasts/toast'

interface LeadAbsentProps {
  id: string
  /** Of the refusal: which lead it was merged into, whether it can be brought back. */
  details: Record<string, unknown>
}

/** Unknown, deleted, merged or somebody else's; what can be done about it differs. */
export function LeadAbsent({ id, details: { mergedInto, isDeleted } }: LeadAbsentProps) {
  const restore = useSend(leadCaptureEndpoints.edit, {
    reads: 'before-done',
    onSuccess: () => showToast({ kind: 'ok', text: texts.restored }),
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, texts.restoreFailed) }),
  })
  const toList = (
    <Button component={Link} to={addresses.leads} variant="default">
      {texts.allLeads}
    </Button>
  )
  if (typeof mergedInto === 'string')
    return (
      <EmptyState
        isPage
        icon={IconArrowMerge}
        title={texts.merged}
        hint={texts.mergedHint}
        action={
          <Button component={Link} to={addresses.leadDetails(mergedInto)} replace>
            {texts.openKept}
          </Button>
        }
      />
    )
  if (isDeleted)
    return (
      <EmptyState
        isPage
        icon={IconTrash}
        title={texts.deleted}
        hint={texts.deletedHint}
        action={
          <>
            <Button loading={restore.isPending} onClick={() => restore.mutate({ kind: 'restore', id })}>
              {texts.restore}
            </Button>{' '}
            {toList}
          </>
        }
      />
    )
  return (
    <EmptyState isPage icon={IconDoorOff} title={texts.unknown} hint={texts.unknownHint} action={toList} />
  )
}
