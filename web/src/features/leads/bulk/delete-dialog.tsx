import type { BulkReport } from '@foyer/contract/leads/bulk/model'
import { leadLimits } from '@foyer/contract/leads/limits'
import { deleteLeadTexts as texts } from '@foyer/contract/leads/messages/selection'
import type { LeadSelection } from '@foyer/contract/leads/model'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useSend } from '../../../api/queries'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { QuietText } from '../../../ui/text/quiet-text'
import { failureWords } from './failure-words'

interface DeleteDialogProps {
  title: string
  text: ReactNode
  failed: string
  /** As it was when the dialog was opened: what is stated is what is deleted. */
  leads: LeadSelection
  count: number
  onDone: (report: BulkReport) => void
  onClose: () => void
}

/** C-086: states the number; above 100 it must be typed. */
export function DeleteDialog({ title, text, failed, leads, count, onDone, onClose }: DeleteDialogProps) {
  const [typed, setTyped] = useState('')
  const remove = useSend(leadListEndpoints.bulk, {
    onSuccess: (report) => {
      onClose()
      onDone(report)
    },
  })
  const mustType = count > leadLimits.bulkUntypedMax
  const isRight = !mustType || typed.replaceAll(/[\s,]/g, '') === String(count)
  const confirm = () => {
    if (isRight && !remove.isPending)
      remove.mutate({ action: 'delete', selection: leads, confirmCount: mustType ? count : undefined })
  }
  return (
    <ConfirmDialog
      title={title}
      confirm={texts.confirm}
      isBusy={remove.isPending}
      isLocked={!isRight}
      problem={remove.error ? failureWords(remove.error, failed) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <QuietText>{text}</QuietText>
      {mustType && (
        <TextInput
          label={texts.typeNumber(count)}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && confirm()}
        />
      )}
    </ConfirmDialog>
  )
}
