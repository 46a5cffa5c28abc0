import { lazy, Suspense } from 'react'
import { RemindersCard } from '../features/leads/my-day/reminders-card'
import { MyProfilePage } from '../features/people/profile/my-profile-page'
import { KeysCard } from '../shell/keys/keys-card'

const PushCard = lazy(() =>
  import('../features/push/push-card').then((module) => ({ default: module.PushCard })),
)
const FeedCard = lazy(() =>
  import('../features/calendar/feed/feed-card').then((module) => ({ default: module.FeedCard })),
)

/** People are below leads and know nothing about reminders, calendars and the keys of the product: they are added here. */
export function MyProfile() {
  return (
    <MyProfilePage
      reminders={
        <>
          <RemindersCard />
          <Suspense>
            <PushCard />
          </Suspense>
          <KeysCard />
          <Suspense>
            <FeedCard />
          </Suspense>
        </>
      }
    />
  )
}
