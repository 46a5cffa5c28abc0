import { lazy, Suspense } from 'react'
import { RemindersCard } from '../features/leads/my-day/reminders-card'
import { MyProfilePage } from '../features/people/profile/my-profile-page'
import { PushCard } from '../features/push/push-card'
import { KeysCard } from '../shell/keys/keys-card'

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
          <PushCard />
          <KeysCard />
          <Suspense>
            <FeedCard />
          </Suspense>
        </>
      }
    />
  )
}
