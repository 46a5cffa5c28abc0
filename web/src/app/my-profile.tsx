import { lazy, Suspense } from 'react'
import { RemindersCard } from '../features/leads/my-day/reminders-card'
import { MyProfilePage } from '../features/people/profile/my-profile-page'

const FeedCard = lazy(() =>
  import('../features/calendar/feed/feed-card').then((module) => ({ default: module.FeedCard })),
)

/** People are below leads and know nothing about reminders and calendars: they are added here. */
export function MyProfile() {
  return (
    <MyProfilePage
      reminders={
        <>
          <RemindersCard />
          <Suspense>
            <FeedCard />
          </Suspense>
        </>
      }
    />
  )
}
