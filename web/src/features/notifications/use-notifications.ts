import { notificationLimits } from '@foyer/contract/notifications/limits'
import { notificationTexts } from '@foyer/contract/notifications/messages'
import type { Notification, NotificationTab } from '@foyer/contract/notifications/model'
import { notificationEndpoints } from '@foyer/contract/wire/notifications'
import { wordsOf } from '../../api/call-failed'
import { useEndpointPages } from '../../api/paged-queries'
import { useEndpoint, useSend } from '../../api/queries'
import { useLogged } from '../../api/use-logged'
import { showToast } from '../../ui/toasts/toast'

/** In case a word of the server was missed while the line was down. */
const lookAgainEvery = 120_000

/** How many are unread, in every tab the same: each hears of every change. */
export function useUnread(): number {
  const unread = useEndpoint(notificationEndpoints.unread, {}, { refetchInterval: lookAgainEvery })
  return unread.data ?? 0
}

export function useNotifications(tab: NotificationTab, search: string) {
  const limit = notificationLimits.page
  const asked = { tab, search: search || undefined, limit, skip: 0 }
  const list = useEndpointPages(notificationEndpoints.list, asked, (last: Notification[], pages) => {
    const skip = pages.flat().length
    return last.length < limit || skip > notificationLimits.skipMax ? undefined : { ...asked, skip }
  })
  useLogged(notificationTexts.logged, list.error)
  // What came in meanwhile moves the rest on by one, and would be shown twice.
  const byId = new Map(list.data?.pages.flat().map((one) => [one.id, one]))
  return { ...list, notifications: list.data && [...byId.values()] }
}

function useMark<E extends typeof notificationEndpoints.read | typeof notificationEndpoints.readAll>(
  endpoint: E,
) {
  return useSend(endpoint, {
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, notificationTexts.markFailed) }),
  })
}

export const useMarkRead = () => useMark(notificationEndpoints.read)
export const useMarkAllRead = () => useMark(notificationEndpoints.readAll)
