import type { Profile } from '@foyer/contract/accounts/model'
import { personalForm } from '@foyer/contract/accounts/personal-details'
import { myProfileTexts as texts } from '@foyer/contract/people/messages'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { call } from '../../../api/client'
import { keyOf, useSend } from '../../../api/queries'
import { Form } from '../../../ui/form/form'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { Card } from '../../../ui/layout/card'
import { showToast } from '../../../ui/toasts/toast'
import { detailsOf } from '../../accounts/personal/details-of'
import { ContactFields, HomeFields, NameFields } from '../../accounts/personal/personal-fields'
import { useCompanyDay } from '../../accounts/use-company-day'
import { ImagePicker } from '../../files/image-picker'

/** Name and picture are in the frame around every page, so the profile is read again. */
function useReadProfileAgain() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: keyOf(accountEndpoints.profile) })
}

/** The picture is saved as soon as it is uploaded. */
function Photo({ profile }: { profile: Profile }) {
  const readAgain = useReadProfileAgain()
  const [shown, setShown] = useState(profile.imageUrl)
  const save = useSend(accountEndpoints.editPersonal, {
    onSuccess: () => {
      showToast({ kind: 'ok', text: texts.photoSaved })
      return readAgain()
    },
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
  const readAgain = useReadProfileAgain()
  const { today } = useCompanyDay()
  const [stored, setStored] = useState(() => detailsOf(profile))
  const start = { ...stored, email: profile.email }
  const save = async ({ email: _, ...details }: typeof start) => {
    await call(accountEndpoints.editPersonal, details)
    setStored(details)
    showToast({ kind: 'ok', text: texts.saved })
    await readAgain()
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
