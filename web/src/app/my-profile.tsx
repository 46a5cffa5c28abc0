import { RemindersCard } from '../features/leads/my-day/reminders-card'
import { MyProfilePage } from '../features/people/profile/my-profile-page'

/** People are below leads and know nothing about reminders: they are added here. */
export function MyProfile() {
  return <MyProfilePage reminders={<RemindersCard />} />
}
