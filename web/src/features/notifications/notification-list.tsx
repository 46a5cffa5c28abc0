import { notificationTexts } from '@foyer/contract/notifications/messages'
import type { NotificationTab } from '@foyer/contract/notifications/model'
import { isUnread, targetOf } from '@foyer/contract/notifications/rules'
import { Button, Text } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { EmptyState } from '../../ui/states/empty-state'
import { FailedState } from '../../ui/states/failed-state'
import { RowSkeleton } from '../../ui/states/skeleton'
import { PlainList } from '../../ui/text/plain-list'
import { useCompanyDay } from '../accounts/use-company-day'
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
  const day = useCompanyDay()
  const { notifications } = list
  if (!notifications)
    return list.isError ? (
      <FailedState what={notificationTexts.loadFailed} onRetry={() => void list.refetch()} />
    ) : (
      <RowSkeleton rows={6} />
    )
  if (notifications.length === 0) return <EmptyState icon={IconBell} title={notificationTexts.none} />
  return (
    <div data-dims aria-busy={list.isPlaceholderData || undefined}>
      <PlainList label={notificationTexts.title}>
        {notifications.map((one) => (
          <NotificationRow
            key={one.id}
            notification={one}
            isUnread={isUnread(one, userId)}
            day={day}
            onOpen={() => {
              if (isUnread(one, userId)) markRead.mutate({ ids: [one.id] })
              if (targetOf(one)) onLeave()
            }}
          />
        ))}
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
