import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { notificationLimits } from '@foyer/contract/notifications/limits'
import { notificationTexts } from '@foyer/contract/notifications/messages'
import { type NotificationTab, notificationTabs } from '@foyer/contract/notifications/model'
import { ActionIcon, Button, CloseButton, Tabs, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconChecks, IconSearch, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Row } from '../../ui/layout/flow'
import { tooLong } from '../../ui/list/search-in-address'
import { NotificationList } from './notification-list'
import styles from './panel.module.css'
import { useMarkAllRead } from './use-notifications'

const pauseBeforeSearch = 250
const tabTexts: Record<NotificationTab, string> = {
  all: notificationTexts.all,
  unread: notificationTexts.unread,
  assigned: notificationTexts.assigned,
}

interface NotificationPanelProps {
  userId: string
  unread: number
  titleId: string
  onClose: () => void
  /** A sheet covers the way out; a popover closes by itself. */
  hasClose: boolean
}

export function NotificationPanel({ userId, unread, titleId, onClose, hasClose }: NotificationPanelProps) {
  const [tab, setTab] = useState<NotificationTab>('all')
  const [text, setText] = useState('')
  const problem = tooLong(text, notificationLimits.searchMax)
  const [search] = useDebouncedValue(problem ? '' : text.trim(), pauseBeforeSearch)
  const markAllRead = useMarkAllRead()
  return (
    <div data-fills>
      <Row gap={4} isOneLine grow="first" className={styles.head}>
        {/* Not the button beside it: one Enter too many would mark everything as read. */}
        <h2 data-title id={titleId} tabIndex={-1} data-autofocus>
          {notificationTexts.title}
        </h2>
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconChecks size={16} stroke={1.6} aria-hidden />}
          disabled={unread === 0}
          loading={markAllRead.isPending}
          onClick={() => markAllRead.mutate({})}
        >
          {notificationTexts.markAsReads}
        </Button>
        {hasClose && (
          <ActionIcon size={44} aria-label={screenTexts.close} onClick={onClose}>
            <IconX size={20} stroke={1.6} />
          </ActionIcon>
        )}
      </Row>
      <TextInput
        flex="none"
        px={16}
        pb={8}
        type="search"
        data-clears
        aria-label={notificationTexts.search}
        placeholder={notificationTexts.search}
        error={problem}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
        rightSection={
          text && (
            <CloseButton size="sm" aria-label={notificationTexts.clearSearch} onClick={() => setText('')} />
          )
        }
      />
      <Tabs
        data-fills
        classNames={{ tab: styles.tab, panel: styles.tabPanel }}
        value={tab}
        onChange={(value) => setTab(notificationTabs.find((one) => one === value) ?? 'all')}
        keepMounted={false}
      >
        <Tabs.List flex="none" px={16} aria-label={notificationTexts.title}>
          {notificationTabs.map((one) => (
            <Tabs.Tab key={one} value={one} data-focus="inside">
              {tabTexts[one]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {notificationTabs.map((one) => (
          <Tabs.Panel key={one} value={one}>
            <NotificationList tab={one} search={search} userId={userId} onLeave={onClose} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  )
}
