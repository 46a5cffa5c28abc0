import { formatInstant } from '@foyer/contract/kit/dates'
import { notificationTexts } from '@foyer/contract/notifications/messages'
import type { Notification } from '@foyer/contract/notifications/model'
import { targetOf } from '@foyer/contract/notifications/rules'
import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { Link } from 'react-router'
import { Stack } from '../../ui/layout/flow'
import { MetaLine } from '../../ui/text/meta-line'
import { useCompanyDay } from '../accounts/use-company-day'
import { ageOf } from './age'
import { readLine } from './line'
import styles from './panel.module.css'

interface NotificationRowProps {
  notification: Notification
  isUnread: boolean
  onOpen: () => void
}

/** A link to the exact thing; one that leads nowhere can only be read. */
export function NotificationRow({ notification, isUnread, onOpen }: NotificationRowProps) {
  const { text, projectName } = notification
  const target = targetOf(notification)
  const content = (
    <>
      <span className={styles.dot} aria-hidden />
      <Stack gap={2}>
        <UnreadMark isUnread={isUnread} />
        <Line html={text} />
        <MetaLine pieces={[<NotificationAge key="age" of={notification} />, projectName]} />
      </Stack>
    </>
  )
  return (
    <li>
      {target ? (
        <Link
          className={styles.row}
          data-hover
          data-focus="inside"
          data-ink={isUnread ? '1' : '2'}
          data-unread={isUnread || undefined}
          to={target}
          onClick={onOpen}
        >
          {content}
        </Link>
      ) : (
        <UnstyledButton
          className={styles.row}
          data-hover
          data-focus="inside"
          data-ink={isUnread ? '1' : '2'}
          data-unread={isUnread || undefined}
          onClick={onOpen}
        >
          {content}
        </UnstyledButton>
      )}
    </li>
  )
}

export const UnreadMark = ({ isUnread }: { isUnread: boolean }) =>
  isUnread && <VisuallyHidden>{notificationTexts.unread}: </VisuallyHidden>

export function NotificationAge({ of: { createdAt } }: { of: Pick<Notification, 'createdAt'> }) {
  const { now, timeZone } = useCompanyDay()
  return (
    <time dateTime={createdAt} title={formatInstant(createdAt, timeZone)}>
      {ageOf(createdAt, now, timeZone)}
    </time>
  )
}

/** Read as text, whatever is in it: bold is all that can come of its markup (C-139). */
export function Line({ html }: { html: string }) {
  return (
    <span className={styles.line}>
      {readLine(html).map(({ text, isBold }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
        isBold ? <strong key={index}>{text}</strong> : <span key={index}>{text}</span>,
      )}
    </span>
  )
}
