import { RemindersCard } from '../features/leads/my-day/reminders-card'
import { MyProfilePage } from '../features/people/profile/my-profile-page'
import { PushCard } from '../features/push/push-card'

/** People are below leads and know nothing about reminders: they are added here. */
export function MyProfile() {
  return (
    <MyProfilePage
      reminders={
        <>
          <RemindersCard />
          <PushCard />
        </>
      }
    />
  )
}
