import { notificationLimits } from '@foyer/contract/notifications/limits'
import { notificationTexts } from '@foyer/contract/notifications/messages'
import { ActionIcon, Drawer, Popover } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useBackCloses } from '../../ui/dialogs/use-back-closes'
import { useIsPhone } from '../../ui/phone'
import { NotificationPanel } from './panel'
import styles from './panel.module.css'
import { useUnread } from './use-notifications'

/** How many are unread, and the way to them: beside the bell, or over the whole of a phone. */
export function NotificationBell({ userId }: { userId: string }) {
  const isPhone = useIsPhone()
  const unread = useUnread()
  const [isOpen, setOpen] = useState(false)
  const titleId = useId()
  const close = () => setOpen(false)
  useBackCloses(isOpen, close)
  const name = unread > 0 ? notificationTexts.unreadCount(unread) : notificationTexts.title
  const button = (
    <ActionIcon
      className={styles.bell}
      size={isPhone ? 44 : 36}
      aria-label={name}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      title={notificationTexts.title}
      onClick={() => setOpen(!isOpen)}
    >
      <IconBell size={isPhone ? 21 : 19} stroke={1.6} aria-hidden />
      {unread > 0 && (
        <span className={`num ${styles.badge}`} aria-hidden>
          {notificationTexts.badge(unread, notificationLimits.badgeMax)}
        </span>
      )}
    </ActionIcon>
  )
  const panel = { userId, unread, titleId, onClose: close }
  if (isPhone)
    return (
      <>
        {button}
        <Drawer.Root opened={isOpen} onClose={close} position="bottom" size="100%">
          <Drawer.Overlay />
          <Drawer.Content classNames={{ content: styles.sheet }} aria-label={notificationTexts.title}>
            <NotificationPanel {...panel} hasClose />
          </Drawer.Content>
        </Drawer.Root>
      </>
    )
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width={420}
      withinPortal={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown className={styles.popover} aria-labelledby={titleId}>
        <NotificationPanel {...panel} hasClose={false} />
      </Popover.Dropdown>
    </Popover>
  )
}
