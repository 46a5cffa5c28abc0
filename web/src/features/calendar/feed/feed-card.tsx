import { feedTexts as texts } from '@foyer/contract/calendar/messages'
import { Card } from '../../../ui/layout/card'
import { useCan } from '../../accounts/use-can'
import { FeedDetails } from './feed-details'

/** The same in My Profile; nothing for those without leads. */
export function FeedCard() {
  if (!useCan('calendar.ownFeed')) return null
  return (
    <Card isPadded title={texts.title}>
      <FeedDetails />
    </Card>
  )
}
