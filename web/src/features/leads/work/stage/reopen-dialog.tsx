import { callTexts } from '@foyer/contract/kit/screen-texts'
import { workLimits } from '@foyer/contract/leads/limits'
import { stageMoveTexts as texts, workProblems } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import type { KeyboardEvent } from 'react'
import { wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { Dialog } from '../../../../ui/dialogs/dialog'
import { DialogForm } from '../../../../ui/form/dialog-form'
import { LongTextField } from '../../../../ui/form/fields/long-text-field'
import { useFoyerForm } from '../../../../ui/form/use-foyer-form'
import { showToast } from '../../../../ui/toasts/toast'
import { useKeepLead } from './use-keep-lead'

interface ReopenDialogProps {
  lead: LeadRow
  onClose: () => void
}

const problemIn = (reason: string) => {
  const { length } = [...reason.trim()]
  return length === 0 || length > workLimits.reopenReason ? workProblems.reopenReason : undefined
}

/** An admin opens a lead that was Won again, and says why (C-074). */
export function ReopenDialog({ lead, onClose }: ReopenDialogProps) {
  const keep = useKeepLead()
  const reopen = useSend(leadWorkEndpoints.reopen)
  const form = useFoyerForm(
    ({ reason }) => ({ fields: { reason: problemIn(reason) } }),
    { reason: '' },
    async ({ reason }) => {
      keep(await reopen.mutateAsync({ leadId: lead.id, reason: reason.trim() }))
      showToast({ kind: 'ok', text: texts.reopened })
      onClose()
    },
    { problemOf: (error) => ({ form: wordsOf(error, callTexts.failed) }) },
  )
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.onSubmit()
  }
  return (
    <Dialog opened title={texts.askReopen(leadName(lead))} width={420} isPrompt onClose={onClose}>
      <DialogForm form={form} submit={texts.reopen} onCancel={onClose}>
        <LongTextField
          {...form.field('reason')}
          data-autofocus
          label={texts.reopenReason}
          withAsterisk
          autosize
          minRows={3}
          maxRows={8}
          onKeyDown={sendByKeys}
        />
      </DialogForm>
    </Dialog>
  )
}
