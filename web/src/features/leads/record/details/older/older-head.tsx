import { callStatusTexts } from '@foyer/contract/leads/messages'
import { leadSavedTexts } from '@foyer/contract/leads/messages/capture'
import { absentLeadTexts } from '@foyer/contract/leads/messages/details'
import { detailsTexts, olderDetailsTexts as texts } from '@foyer/contract/leads/messages/work'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { leadName } from '@foyer/contract/leads/rules'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { ActionIcon, Button } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { wordsOf } from '../../../../../api/call-failed'
import { useSend } from '../../../../../api/queries'
import { Dialog, DialogFoot } from '../../../../../ui/dialogs/dialog'
import { PointerTooltip } from '../../../../../ui/text/pointer-tooltip'
import { QuietText } from '../../../../../ui/text/quiet-text'
import { showToast } from '../../../../../ui/toasts/toast'
import { useGuard } from '../../../../accounts/use-guard'
import { useLeadDialogs } from '../../../dialogs-in-address'
import { LeadDialogs } from '../../../lead-dialogs'
import { ContactButtons } from '../../../work/contact/contact-buttons'
import { SendEmailButton } from '../../../work/mail/send-email-button'
import { DetailsHead } from '../details-head'
import { useWayBack } from '../use-way-back'
import { OlderStatus } from './older-status'

/** The way back, the name, its status, and Delete. */
export function OlderHead({ lead }: { lead: LeadDetail }) {
  const [isAsking, setAsking] = useState(false)
  const guard = useGuard('leads.edit')
  const isLocked = guard.because !== undefined
  const { openEdit } = useLeadDialogs()
  const goBack = useWayBack()
  return (
    <>
      <DetailsHead lead={lead}>
        <OlderStatus lead={lead} />
        <ContactButtons lead={lead} />
        <SendEmailButton lead={lead} />
        <PointerTooltip label={detailsTexts.editLead} disabled={isLocked}>
          <ActionIcon
            aria-label={detailsTexts.editLead}
            {...guard.lock}
            onClick={guard(() => openEdit(lead.id))}
          >
            <IconPencil size={18} stroke={1.6} />
          </ActionIcon>
        </PointerTooltip>
        <PointerTooltip label={detailsTexts.deleteLead} disabled={isLocked}>
          <ActionIcon
            aria-label={detailsTexts.deleteLead}
            {...guard.lock}
            onClick={guard(() => setAsking(true))}
          >
            <IconTrash size={18} stroke={1.6} />
          </ActionIcon>
        </PointerTooltip>
      </DetailsHead>
      {isAsking && <DeletePrompt lead={lead} onClose={() => setAsking(false)} onDeleted={goBack} />}
      <LeadDialogs />
    </>
  )
}

interface DeletePromptProps {
  lead: LeadDetail
  onClose: () => void
  onDeleted: () => void
}

/** D-027 */
function DeletePrompt({ lead, onClose, onDeleted }: DeletePromptProps) {
  const edit = useSend(leadCaptureEndpoints.edit)
  const tell = (error: unknown) => showToast({ kind: 'problem', text: wordsOf(error, leadSavedTexts.failed) })
  const undo = () =>
    void edit
      .mutateAsync({ kind: 'restore', id: lead.id })
      .then(() => showToast({ kind: 'ok', text: absentLeadTexts.restored }), tell)
  const remove = () =>
    void edit.mutateAsync({ kind: 'delete', id: lead.id }).then(() => {
      showToast({ kind: 'ok', text: leadSavedTexts.deleted, undo })
      onClose()
      onDeleted()
    }, tell)
  return (
    <Dialog opened isPrompt title={texts.askDelete} width={420} onClose={onClose}>
      <QuietText>{`${leadName(lead)}, ${callStatusTexts[lead.callStatus]}`}</QuietText>
      <DialogFoot>
        <Button variant="default" data-autofocus onClick={onClose}>
          {texts.no}
        </Button>
        <Button color="red" loading={edit.isPending} onClick={remove}>
          {texts.yes}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
