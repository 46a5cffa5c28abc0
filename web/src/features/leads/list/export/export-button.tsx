import { exportFileName } from '@foyer/contract/leads/list/export'
import { exportTexts as texts } from '@foyer/contract/leads/messages/selection'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { ActionIcon } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { callForFile } from '../../../../api/client'
import { saveFile } from '../../../../ui/save-file'
import { PointerTooltip } from '../../../../ui/text/pointer-tooltip'
import { showToast } from '../../../../ui/toasts/toast'
import { useGuard } from '../../../accounts/use-guard'
import { failureWords } from '../../bulk/failure-words'
import { useListQuery } from '../use-list-address'

/** The leads of the tab, search and filters in sight, as a file (L-015, L-230). */
export function ExportButton({ className }: { className: string | undefined }) {
  const { query } = useListQuery()
  const guard = useGuard('leads.export')
  const { isPending, mutate } = useMutation({
    mutationFn: () => callForFile(leadListEndpoints.export, query),
    onSuccess: (file) => saveFile(file, exportFileName),
    onError: (error) => showToast({ kind: 'problem', text: failureWords(error, texts.failed) }),
  })
  return (
    <PointerTooltip label={texts.action}>
      <ActionIcon
        className={className}
        aria-label={texts.action}
        loading={isPending}
        onClick={guard(() => mutate())}
      >
        <IconDownload size={18} stroke={1.6} />
      </ActionIcon>
    </PointerTooltip>
  )
}
