import { relativeDay } from '@foyer/contract/kit/dates'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { type HistoryGroup, historyGroups } from '@foyer/contract/leads/history'
import { groupByDay } from '@foyer/contract/leads/history-list'
import { historyGroupTexts, historyListTexts as texts } from '@foyer/contract/leads/messages/work'
import { Button, UnstyledButton } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyState } from '../../../ui/empty-state'
import { FailedState } from '../../../ui/failed-state'
import { RowSkeleton } from '../../../ui/skeleton'
import { useCompanyDay } from '../../accounts/use-company-day'
import { fullDay } from './full-day'
import classes from './history.module.css'
import { HistoryEntry } from './history-entry'
import { useHistory } from './use-history'

type Choice = HistoryGroup | 'all'
const choices = ['all', ...Object.keys(historyGroups)] as Choice[]
const wordOf = (choice: Choice) => (choice === 'all' ? texts.all : historyGroupTexts[choice])

interface LeadHistoryProps {
  leadId: string
  /** What stands there when nothing has happened yet; the pages say it differently. */
  emptyText: string
}

/** The history of a lead by day, the latest first; only as much of it is read as is looked at. */
export function LeadHistory({ leadId, emptyText }: LeadHistoryProps) {
  const [choice, setChoice] = useState<Choice>('all')
  const { now, today, timeZone, currencySymbol } = useCompanyDay()
  const history = useHistory(leadId, choice)
  const { entries, hasMore, isLoadingMore, moreFailed } = history

  return (
    <div className={classes.history}>
      <fieldset className={classes.choices}>
        <legend className={classes.legend}>{texts.show}</legend>
        {choices.map((each) => (
          <UnstyledButton
            key={each}
            className={classes.choice}
            aria-pressed={each === choice}
            onClick={() => setChoice(each)}
          >
            {wordOf(each)}
          </UnstyledButton>
        ))}
      </fieldset>
      {history.hasFailed && <FailedState what={texts.loadFailed} onRetry={history.retry} />}
      {!entries && !history.hasFailed && <RowSkeleton rows={4} />}
      {entries?.length === 0 && !history.isReloading && <EmptyState icon={IconHistory} title={emptyText} />}
      <div aria-busy={history.isReloading}>
        {entries &&
          groupByDay(entries, timeZone, now).map(({ on, entries: ofDay }) => {
            const near = relativeDay(on, today)
            return (
              <section key={on} className={classes.day}>
                <h3 className={classes.heading}>
                  {near ?? fullDay(on)}
                  {near && <span className={classes.date}>{fullDay(on)}</span>}
                </h3>
                <ol className={classes.entries}>
                  {ofDay.map((entry) => (
                    <HistoryEntry
                      key={entry.id}
                      entry={entry}
                      timeZone={timeZone}
                      currencySymbol={currencySymbol}
                    />
                  ))}
                </ol>
              </section>
            )
          })}
      </div>
      {hasMore && (
        <div className={classes.more}>
          {moreFailed && <p role="alert">{texts.loadFailed}</p>}
          <Button variant="default" loading={isLoadingMore} onClick={history.loadMore}>
            {moreFailed ? screenTexts.tryAgain : texts.earlier}
          </Button>
        </div>
      )}
    </div>
  )
}
