import { calendarTexts as texts } from '@foyer/contract/calendar/messages'
import { calendarViews } from '@foyer/contract/calendar/model'
import { stepFrom, titleOfSpan } from '@foyer/contract/calendar/span'
import { ActionIcon, Button, SegmentedControl, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconDeviceMobile } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Row } from '../../../ui/layout/flow'
import { useIsPhone } from '../../../ui/phone'
import { PageTitle } from '../../../ui/text/page-title'
import { useCan } from '../../accounts/use-can'
import { useCompanyDay } from '../../accounts/use-company-day'
import styles from '../calendar.module.css'
import type { useCalendarAddress } from '../use-calendar-address'
import { WhoseFilter } from './whose-filter'

const FeedDialog = lazy(() =>
  import('../feed/feed-dialog').then((module) => ({ default: module.FeedDialog })),
)

/** Which days, in which view, of whom; all of it is in the address. */
export function CalendarHead({ shown, change }: ReturnType<typeof useCalendarAddress>) {
  const { today } = useCompanyDay()
  const isPhone = useIsPhone()
  const hasFeed = useCan('calendar.ownFeed')
  const [isFeedOpen, setFeedOpen] = useState(false)
  const { view, day } = shown
  const size = isPhone ? 44 : 32
  return (
    <header className={styles.head}>
      <PageTitle>{texts.title}</PageTitle>
      <Row gap={4} isOneLine>
        <Button variant="default" size="xs" onClick={() => change({ day: today })}>
          {texts.today}
        </Button>
        <ActionIcon
          size={size}
          aria-label={texts.previous[view]}
          onClick={() => change({ day: stepFrom(view, day, -1) })}
        >
          <IconChevronLeft size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
        <ActionIcon
          size={size}
          aria-label={texts.next[view]}
          onClick={() => change({ day: stepFrom(view, day, 1) })}
        >
          <IconChevronRight size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Row>
      <Text component="h2" size="md" fw={600} className={`num ${styles.span}`} aria-live="polite">
        {titleOfSpan(view, day)}
      </Text>
      <SegmentedControl
        aria-label={texts.view}
        value={view}
        data={calendarViews.map((value) => ({ value, label: texts.views[value] }))}
        onChange={(value) => change({ view: value as typeof view, day })}
      />
      <WhoseFilter shown={shown} change={change} />
      {hasFeed && isPhone && (
        <ActionIcon
          className={styles.onPhone}
          size={size}
          aria-label={texts.onPhone}
          onClick={() => setFeedOpen(true)}
        >
          <IconDeviceMobile size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
      {hasFeed && !isPhone && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDeviceMobile size={16} stroke={1.6} aria-hidden />}
          onClick={() => setFeedOpen(true)}
        >
          {texts.onPhone}
        </Button>
      )}
      <Suspense>{isFeedOpen && <FeedDialog onClose={() => setFeedOpen(false)} />}</Suspense>
    </header>
  )
}
