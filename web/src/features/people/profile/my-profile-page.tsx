import { myProfileTexts as texts } from '@foyer/contract/people/messages'
import type { ReactNode } from 'react'
import { PageTitle } from '../../../ui/page-title'
import { PasswordCard } from '../../accounts/security/password-card'
import { SessionsCard } from '../../accounts/security/sessions-card'
import { useProfile } from '../../accounts/use-profile'
import { PersonalCard } from './personal-card'
import { PlaceCard } from './place-card'
import classes from './profile.module.css'

/** Oneself: what others see, one's place in the firm, reminders, password and sessions. */
export function MyProfilePage({ reminders }: { reminders?: ReactNode }) {
  const { data: profile } = useProfile()
  if (!profile) return null
  return (
    <div className={classes.page}>
      <PageTitle>{texts.title}</PageTitle>
      <div className={classes.columns}>
        <PersonalCard profile={profile} />
        <div className={classes.side}>
          <PlaceCard />
          {reminders}
          <PasswordCard email={profile.email} />
          <SessionsCard />
        </div>
      </div>
    </div>
  )
}
