import { archiveTexts } from '@foyer/contract/leads/messages/bulk'
import { duplicateTexts, leadSavedTexts } from '@foyer/contract/leads/messages/capture'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { Button } from '@mantine/core'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { showToast } from '../../../ui/toasts/toast'
import { useGuard } from '../../accounts/use-guard'

interface BringBackProps {
  leadId: string
  onBack?: () => void
}

/** C-179: who comes back has a lead already. */
export function BringBack({ leadId, onBack }: BringBackProps) {
  const guard = useGuard('leads.edit')
  const bulk = useSend(leadListEndpoints.bulk, {
    onSuccess: () => {
      showToast({ kind: 'ok', text: archiveTexts.unarchived(1) })
      onBack?.()
    },
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, leadSavedTexts.failed) }),
  })
  const selection = { ids: [leadId] }
  return (
    <Button
      size="xs"
      variant="default"
      loading={bulk.isPending}
      {...guard.lock}
      onClick={guard(() => bulk.mutate({ action: 'unarchive', selection, confirmCount: undefined }))}
    >
      {duplicateTexts.bringBack}
    </Button>
  )
}
