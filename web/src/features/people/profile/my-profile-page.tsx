import { myProfileTexts as texts } from '@foyer/contract/people/messages'
import type { ReactNode } from 'react'
import { Stack } from '../../../ui/layout/flow'
import { Page, PageColumns } from '../../../ui/layout/page'
import { PasswordCard } from '../../accounts/security/password-card'
import { SessionsCard } from '../../accounts/security/sessions-card'
import { useProfile } from '../../accounts/use-profile'
import { PersonalCard } from './personal-card'
import { PlaceCard } from './place-card'

/** Oneself: what others see, one's place in the firm, reminders, password and sessions. */
export function MyProfilePage({ reminders }: { reminders?: ReactNode }) {
  const { data: profile } = useProfile()
  if (!profile) return null
  return (
    <Page title={texts.title}>
      <PageColumns side="half">
        <PersonalCard profile={profile} />
        <Stack>
          <PlaceCard />
          {reminders}
          <PasswordCard email={profile.email} />
          <SessionsCard />
        </Stack>
      </PageColumns>
    </Page>
  )
}
