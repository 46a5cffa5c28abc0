import type { FormGeneration } from '@foyer/contract/fields/model'
import { phoneDigits } from '@foyer/contract/kit/phone'
import { leadDialogTexts as texts } from '@foyer/contract/leads/messages/dialogs'
import { emptyLead } from '@foyer/contract/leads/record/form-values'
import { useRef, useState } from 'react'
import { Dialog } from '../../../../ui/dialogs/dialog'
import { FailedState } from '../../../../ui/states/failed-state'
import { RowSkeleton } from '../../../../ui/states/skeleton'
import { useProfile } from '../../../accounts/use-profile'
import { DiscardPrompt } from '../form/discard-prompt'
import { clearDraft, draftKey, readDraft } from '../form/kept-draft'
import { AddLeadForm, type PastePart } from './add-lead-form'
import { useFirstOwner } from './use-first-owner'
import { useFormSetting } from './use-form-setting'

const titles: Record<FormGeneration, string> = { 1: texts.add, 2: texts.templateTitle, 3: texts.shortTitle }

interface AddLeadDialogProps {
  paste: PastePart
  onOpenLead: (leadId: string) => void
  onClose: () => void
}

/** The form the company chose (C-017). */
export function AddLeadDialog({ paste, onOpenLead, onClose }: AddLeadDialogProps) {
  const { data: profile } = useProfile()
  const { setting, hasFailed, retry } = useFormSetting()
  const firstOwner = useFirstOwner()
  // A colleague may choose another form meanwhile; what is open stays.
  const [opened, setOpened] = useState<typeof setting>()
  if (setting && !opened && firstOwner !== undefined) setOpened(setting)
  const [isAsking, setAsking] = useState(false)
  const [afresh, setAfresh] = useState(0)
  const isTyped = useRef(false)
  const isBusy = useRef(false)

  const generation = opened?.form.generation ?? 1
  const key = draftKey(profile?.company.id ?? '', profile?.id ?? '', `add-${generation}`)
  const dialCode = phoneDigits(profile?.company.dialCode ?? '') || '91'
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
  return (
    <>
      <Dialog opened title={titles[generation]} width={760} hasOwnBack onClose={close}>
        {hasFailed && <FailedState what={texts.loadFailed} onRetry={retry} />}
        {!hasFailed && !(opened && profile) && <RowSkeleton rows={6} />}
        {opened && profile && (
          <AddLeadForm
            key={afresh}
            paste={paste}
            setting={opened}
            country={profile.company.country}
            dialCode={dialCode}
            storageKey={key}
            empty={{
              values: { ...emptyLead('individual', dialCode), assigneeId: firstOwner ?? '' },
              furtherOwners: [],
            }}
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
        <DiscardPrompt
          question={generation === 1 ? texts.discard : texts.discardSpaced}
          onYes={leave}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  )
}
