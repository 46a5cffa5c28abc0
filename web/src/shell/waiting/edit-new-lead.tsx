import { waitingSheetTexts as texts } from '@foyer/contract/leads/messages/next/waiting'
import type { LeadDraft } from '@foyer/contract/leads/record/draft'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { DialogFoot } from '../../ui/dialogs/dialog'
import { TextField } from '../../ui/form/fields/text-field'
import { Stack } from '../../ui/layout/flow'

interface EditNewLeadProps {
  draft: LeadDraft
  onSave: (draft: LeadDraft) => void
  onClose: () => void
}

/** By what somebody is known and reached; the server says what else it wants. */
export function EditNewLead({ draft, onSave, onClose }: EditNewLeadProps) {
  const [own, ...others] = draft.contacts
  const [firstName, setFirstName] = useState(own?.firstName ?? '')
  const [lastName, setLastName] = useState(own?.lastName ?? '')
  const [phone, setPhone] = useState(own?.phones[0] ?? '')
  const [email, setEmail] = useState(own?.email ?? '')
  const save = () => {
    if (!own) return
    const phones = [phone.trim(), ...own.phones.slice(1)].filter(Boolean)
    const changed = {
      ...own,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      email: email.trim(),
      phones,
    }
    onSave({ ...draft, contacts: [changed, ...others] })
  }
  return (
    <>
      <Stack gap={10}>
        <TextField label={texts.firstName} value={firstName} onChange={setFirstName} />
        <TextField label={texts.lastName} value={lastName} onChange={setLastName} />
        <TextField label={texts.phone} type="tel" value={phone} onChange={setPhone} />
        <TextField label={texts.email} type="email" value={email} onChange={setEmail} />
      </Stack>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button onClick={save}>{texts.save}</Button>
      </DialogFoot>
    </>
  )
}
