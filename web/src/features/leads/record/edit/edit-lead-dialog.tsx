import { accessTexts } from '@foyer/contract/accounts/messages'
import { phoneDigits } from '@foyer/contract/kit/phone'
import { leadDialogTexts as texts } from '@foyer/contract/leads/messages/dialogs'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { IconDoorOff, IconLock } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { wordsOf } from '../../../../api/call-failed'
import { useEndpoint } from '../../../../api/queries'
import { Dialog } from '../../../../ui/dialogs/dialog'
import { EmptyState } from '../../../../ui/states/empty-state'
import { FailedState } from '../../../../ui/states/failed-state'
import { RowSkeleton } from '../../../../ui/states/skeleton'
import { useCan } from '../../../accounts/use-can'
import { useProfile } from '../../../accounts/use-profile'
import { useFormSetting } from '../capture/use-form-setting'
import { absenceIn, isAbsent } from '../details/use-lead'
import { DiscardPrompt } from '../form/discard-prompt'
import { clearDraft, draftKey, readDraft } from '../form/kept-draft'
import { EditLeadForm } from './edit-lead-form'

interface EditLeadDialogProps {
  leadId: string
  onOpenLead: (leadId: string) => void
  onClose: () => void
}

/** Follows the type of the lead (C-156). */
export function EditLeadDialog({ leadId, onOpenLead, onClose }: EditLeadDialogProps) {
  const canEdit = useCan('leads.edit')
  const { data: profile } = useProfile()
  const { setting, hasFailed, retry } = useFormSetting()
  // As it is now: a lead that was read a while ago would begin with a conflict.
  const read = useEndpoint(
    leadCaptureEndpoints.byId,
    { id: leadId },
    { enabled: canEdit, staleTime: 0, gcTime: 0 },
  )
  const [opened, setOpened] = useState<{
    lead: NonNullable<typeof read.data>
    fields: NonNullable<typeof setting>['fields']
  }>()
  if (!opened && read.data && !read.isFetching && setting)
    setOpened({ lead: read.data, fields: setting.fields })
  const [isAsking, setAsking] = useState(false)
  const [afresh, setAfresh] = useState(0)
  const isTyped = useRef(false)
  const isBusy = useRef(false)

  const key = draftKey(profile?.company.id ?? '', profile?.id ?? '', `edit-${leadId}`)
  const leave = () => {
    // A draft that was never shown is still to come back.
    if (opened) clearDraft(key)
    onClose()
  }
  const close = () => {
    if (isAsking || isBusy.current) return
    if (isTyped.current) setAsking(true)
    else leave()
  }
  const isWaiting = canEdit && !opened && !hasFailed && !read.isError
  return (
    <>
      <Dialog opened title={texts.editTitle} width={760} hasOwnBack onClose={close}>
        {!canEdit && profile && <EmptyState icon={IconLock} title={accessTexts.disabled} />}
        {!opened && isAbsent(read.error) && <EmptyState icon={IconDoorOff} title={absenceIn(read.error)} />}
        {!opened && read.isError && !isAbsent(read.error) && (
          <FailedState what={wordsOf(read.error, texts.leadFailed)} onRetry={() => void read.refetch()} />
        )}
        {!opened && hasFailed && !read.isError && <FailedState what={texts.loadFailed} onRetry={retry} />}
        {isWaiting && <RowSkeleton rows={6} />}
        {opened && profile && (
          <EditLeadForm
            key={afresh}
            lead={opened.lead}
            fields={opened.fields[opened.lead.type]}
            country={profile.company.country}
            dialCode={phoneDigits(profile.company.dialCode ?? '') || '91'}
            storageKey={key}
            restored={readDraft(key)}
            onState={(state) => {
              isTyped.current = state.isTyped
              isBusy.current = state.isBusy
            }}
            onStartAfresh={() => {
              clearDraft(key)
              setAfresh(afresh + 1)
            }}
            onOpenLead={onOpenLead}
            onCancel={close}
            onDone={leave}
          />
        )}
      </Dialog>
      {isAsking && (
        <DiscardPrompt question={texts.discardSpaced} onYes={leave} onNo={() => setAsking(false)} />
      )}
    </>
  )
}
