import { RemindersCard } from '../features/leads/reminders/reminders-card'
import { MyProfilePage } from '../features/people/profile/my-profile-page'

/** People stand below leads and know nothing of reminders: they are put in here. */
export function MyProfile() {
  return <MyProfilePage reminders={<RemindersCard />} />
}
