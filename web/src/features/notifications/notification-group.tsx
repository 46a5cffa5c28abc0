import type { NotificationGroup as Group } from '@foyer/contract/notifications/groups'
import { notificationGroupTexts as texts } from '@foyer/contract/notifications/messages'
import { Button, UnstyledButton } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { Stack } from '../../ui/layout/flow'
import { MetaLine } from '../../ui/text/meta-line'
import { PlainList } from '../../ui/text/plain-list'
import { Line, NotificationAge, UnreadMark } from './notification-row'
import styles from './panel.module.css'

interface NotificationGroupProps {
  group: Group
  unread: number
  onMarkRead: () => void
  /** The rows themselves. */
  children: ReactNode
}

/** What belongs together, in one line that opens: the newest about a lead, or how many of a kind. */
export function NotificationGroup({ group, unread, onMarkRead, children }: NotificationGroupProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const [newest, ...others] = group.about
  if (!newest) return null
  return (
    <li>
      <UnstyledButton
        className={styles.row}
        data-hover
        data-focus="inside"
        data-ink={unread > 0 ? '1' : '2'}
        data-unread={unread > 0 || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.dot} aria-hidden />
        <Stack gap={2}>
          <UnreadMark isUnread={unread > 0} />
          {group.kind === 'event' ? (
            <strong>{texts.ofEvent(group.event, group.about.length)}</strong>
          ) : (
            <Line html={newest.text} />
          )}
          <MetaLine
            pieces={[
              <NotificationAge key="age" of={newest} />,
              group.kind === 'lead' && !isOpen ? texts.more(others.length) : undefined,
              <span key="open" data-ink="accent">
                {isOpen ? texts.hide : texts.show(group.about.length)}
              </span>,
            ]}
          />
        </Stack>
      </UnstyledButton>
      <div id={id} hidden={!isOpen} className={styles.inner}>
        {isOpen && <PlainList>{children}</PlainList>}
        {isOpen && unread > 0 && (
          <Button size="xs" variant="subtle" my={4} ml={8} onClick={onMarkRead}>
            {texts.markRead}
          </Button>
        )}
      </div>
    </li>
  )
}
