import type { Profile } from '@foyer/contract/accounts/model'
import { personalForm } from '@foyer/contract/accounts/personal-details'
import { myProfileTexts as texts } from '@foyer/contract/people/messages'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { useState } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { Form } from '../../../ui/form/form'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { Card } from '../../../ui/layout/card'
import { showToast } from '../../../ui/toasts/toast'
import { detailsOf } from '../../accounts/personal/details-of'
import { ContactFields, HomeFields, NameFields } from '../../accounts/personal/personal-fields'
import { useCompanyDay } from '../../accounts/use-company-day'
import { ImagePicker } from '../../files/image-picker'

/** The picture is saved as soon as it is uploaded. */
function Photo({ profile }: { profile: Profile }) {
  const [shown, setShown] = useState(profile.imageUrl)
  const save = useSend(accountEndpoints.editPersonal, {
    onSuccess: () => showToast({ kind: 'ok', text: texts.photoSaved }),
    onError: (error) => {
      setShown(profile.imageUrl)
      showToast({ kind: 'problem', text: wordsOf(error, texts.saveFailed) })
    },
  })
  const take = (photo: string | undefined) => {
    setShown(photo)
    save.mutate({ photo: photo ?? '' })
  }
  return (
    <ImagePicker
      label={texts.photo}
      value={shown}
      onChange={take}
      isRound
      isDisabled={save.isPending}
      placeholder={<span data-title>{profile.fullName.trim().charAt(0).toUpperCase()}</span>}
    />
  )
}

export function PersonalCard({ profile }: { profile: Profile }) {
  const { mutateAsync } = useSend(accountEndpoints.editPersonal, { reads: 'before-done' })
  const { today } = useCompanyDay()
  const [stored, setStored] = useState(() => detailsOf(profile))
  const start = { ...stored, email: profile.email }
  const save = async ({ email: _, ...details }: typeof start) => {
    await mutateAsync(details)
    setStored(details)
    showToast({ kind: 'ok', text: texts.saved })
  }
  const form = useFoyerForm(personalForm({ stored, today }), start, save, {
    problemOf: (error) => ({ form: wordsOf(error, texts.saveFailed) }),
  })
  return (
    <Card isPadded title={texts.personal}>
      <Photo profile={profile} />
      <Form form={form} submit={texts.save}>
        <NameFields form={form} />
        <ContactFields form={form} />
        <HomeFields form={form} today={today} />
      </Form>
    </Card>
  )
}
