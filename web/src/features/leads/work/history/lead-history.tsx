import { relativeDay } from '@foyer/contract/kit/dates'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { historyGroupTexts, historyListTexts as texts } from '@foyer/contract/leads/messages/work'
import type { HistoryEntry as Entry } from '@foyer/contract/leads/work/history'
import { type HistoryGroup, historyGroups } from '@foyer/contract/leads/work/history'
import { groupByDay, withFurther } from '@foyer/contract/leads/work/history-list'
import { Box, Button, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { Stack } from '../../../../ui/layout/flow'
import { EmptyState } from '../../../../ui/states/empty-state'
import { FailedState } from '../../../../ui/states/failed-state'
import { RowSkeleton } from '../../../../ui/states/skeleton'
import { PlainList } from '../../../../ui/text/plain-list'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { WaitingEntries } from '../waiting/waiting-entries'
import { fullDay } from './full-day'
import classes from './history.module.css'
import { HistoryEntry } from './history-entry'
import { useHistory } from './use-history'

type Choice = HistoryGroup | 'all'
const choices = ['all', ...Object.keys(historyGroups)] as Choice[]
const wordOf = (choice: Choice) => (choice === 'all' ? texts.all : historyGroupTexts[choice])

interface LeadHistoryProps {
  leadId: string
  /** What is shown when nothing has happened yet; the pages say it differently. */
  emptyText: string
  /** What happened elsewhere, as in the project of the lead, the latest first. */
  further?: readonly Entry[]
}

const none: readonly Entry[] = []

/** The history of a lead by day, the latest first; only as much of it is read as is looked at. */
export function LeadHistory({ leadId, emptyText, further = none }: LeadHistoryProps) {
  const [choice, setChoice] = useState<Choice>('all')
  const { now, today, timeZone, currencySymbol } = useCompanyDay()
  const history = useHistory(leadId, choice)
  const { hasMore, isLoadingMore, moreFailed } = history
  const entries =
    history.entries && choice === 'all' ? withFurther(history.entries, further, hasMore) : history.entries

  return (
    <div>
      <fieldset className={classes.choices}>
        <VisuallyHidden component="legend">{texts.show}</VisuallyHidden>
        {choices.map((each) => (
          <UnstyledButton
            key={each}
            className={classes.choice}
            data-hover
            aria-pressed={each === choice}
            onClick={() => setChoice(each)}
          >
            {wordOf(each)}
          </UnstyledButton>
        ))}
      </fieldset>
      <WaitingEntries leadId={leadId} />
      {history.hasFailed && <FailedState what={texts.loadFailed} onRetry={history.retry} />}
      {!entries && !history.hasFailed && <RowSkeleton rows={4} />}
      {entries?.length === 0 && !history.isReloading && (
        <EmptyState
          icon={IconHistory}
          title={choice === 'all' ? emptyText : texts.noneOfKind(historyGroupTexts[choice])}
        />
      )}
      <div aria-busy={history.isReloading}>
        {entries &&
          groupByDay(entries, timeZone, now).map(({ on, entries: ofDay }) => {
            const near = relativeDay(on, today)
            return (
              <Box component="section" key={on} pt={12}>
                <Text component="h3" size="xs" fw={600} c="var(--fy-ink-2)" mb={8}>
                  {near ?? fullDay(on)}
                  {near && (
                    <Text span inherit fw={400} c="var(--fy-ink-3)" ml={8}>
                      {fullDay(on)}
                    </Text>
                  )}
                </Text>
                <PlainList isOrdered>
                  {ofDay.map((entry) => (
                    <HistoryEntry
                      key={entry.id}
                      leadId={leadId}
                      entry={entry}
                      timeZone={timeZone}
                      currencySymbol={currencySymbol}
                    />
                  ))}
                </PlainList>
              </Box>
            )
          })}
      </div>
      {hasMore && (
        <Stack gap={8} justify="start">
          {moreFailed && (
            <span role="alert" data-ink="past">
              {texts.loadFailed}
            </span>
          )}
          <Button variant="default" loading={isLoadingMore} onClick={history.loadMore}>
            {moreFailed ? screenTexts.tryAgain : texts.earlier}
          </Button>
        </Stack>
      )}
    </div>
  )
}
