import { calendarDateOf } from '@foyer/contract/kit/dates'
import { groupNotifications, isGroup } from '@foyer/contract/notifications/groups'
import { notificationTexts } from '@foyer/contract/notifications/messages'
import type { Notification, NotificationTab } from '@foyer/contract/notifications/model'
import { isUnread, targetOf } from '@foyer/contract/notifications/rules'
import { Button, Text } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { EmptyState } from '../../ui/states/empty-state'
import { FailedState } from '../../ui/states/failed-state'
import { RowSkeleton } from '../../ui/states/skeleton'
import { PlainList } from '../../ui/text/plain-list'
import { useCompanyDay } from '../accounts/use-company-day'
import { NotificationGroup } from './notification-group'
import { NotificationRow } from './notification-row'
import { useMarkRead, useNotifications } from './use-notifications'

interface NotificationListProps {
  tab: NotificationTab
  search: string
  userId: string
  /** Somebody is on their way to what a notification is about. */
  onLeave: () => void
}

export function NotificationList({ tab, search, userId, onLeave }: NotificationListProps) {
  const list = useNotifications(tab, search)
  const markRead = useMarkRead()
  const { timeZone } = useCompanyDay()
  const { notifications } = list
  if (!notifications)
    return list.isError ? (
      <FailedState what={notificationTexts.loadFailed} onRetry={() => void list.refetch()} />
    ) : (
      <RowSkeleton rows={6} />
    )
  if (notifications.length === 0) return <EmptyState icon={IconBell} title={notificationTexts.none} />
  const row = (one: Notification) => (
    <NotificationRow
      key={one.id}
      notification={one}
      isUnread={isUnread(one, userId)}
      onOpen={() => {
        if (isUnread(one, userId)) markRead.mutate({ ids: [one.id] })
        if (targetOf(one)) onLeave()
      }}
    />
  )
  // Whoever searches wants each that was found.
  const lines = search
    ? notifications
    : groupNotifications(notifications, ({ createdAt }) => calendarDateOf(createdAt, timeZone))
  return (
    <div data-dims aria-busy={list.isPlaceholderData || undefined}>
      <PlainList label={notificationTexts.title}>
        {lines.map((line) => {
          if (!isGroup(line)) return row(line)
          const unread = line.about.filter((one) => isUnread(one, userId))
          return (
            <NotificationGroup
              key={line.about.at(-1)?.id}
              group={line}
              unread={unread.length}
              onMarkRead={() => markRead.mutate({ ids: unread.map(({ id }) => id) })}
            >
              {line.about.map(row)}
            </NotificationGroup>
          )
        })}
      </PlainList>
      {list.isFetchNextPageError && (
        <Text role="alert" inherit ta="center" mt={12} mx={16} data-ink="past">
          {notificationTexts.loadMoreFailed}
        </Text>
      )}
      {list.hasNextPage && (
        <Button
          display="block"
          my={8}
          mx="auto"
          variant="subtle"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {notificationTexts.loadMore}
        </Button>
      )}
    </div>
  )
}
