import { summaryTexts, changeTexts as texts } from '@foyer/contract/analytics/messages/dashboard'
import type { CallSummary, EntryFigure } from '@foyer/contract/analytics/model'
import { spanBefore } from '@foyer/contract/analytics/period'
import { spanWords } from '@foyer/contract/analytics/span-words'
import { grouped } from '@foyer/contract/kit/money'
import { analyticsEndpoints } from '@foyer/contract/wire/analytics/endpoints'
import { UnstyledButton } from '@mantine/core'
import { useRef, useState } from 'react'
import { useLogged } from '../../../api/use-logged'
import { Surface } from '../../../ui/layout/card'
import { FailedState } from '../../../ui/states/failed-state'
import { BarSkeleton } from '../../../ui/states/skeleton'
import { useFocusAfterRetry } from '../../../ui/states/use-focus-after-retry'
import { useCompanyDay } from '../../accounts/use-company-day'
import styles from '../analytics.module.css'
import { EntriesBehind } from '../drawers/entries-behind'
import { useFigure } from '../use-figure'
import { ChangeMark, changeWords } from './change-mark'
import type { FigureCardProps } from './figure-card'

/** In the order of the specification; of the last three fewer is better. */
const cells: readonly { key: keyof CallSummary; figure: EntryFigure; isBad?: true }[] = [
  { key: 'calls', figure: 'calls' },
  { key: 'connected', figure: 'connected' },
  { key: 'interested', figure: 'interested' },
  { key: 'followUp', figure: 'follow-up' },
  { key: 'noResponse', figure: 'no-response', isBad: true },
  { key: 'notInterested', figure: 'not-interested', isBad: true },
  { key: 'repeated', figure: 'repeated', isBad: true },
]

/** seven numbers of calls, each against the period before, each with its calls behind it. */
export function SummaryStrip({ query, about }: FigureCardProps) {
  const { today } = useCompanyDay()
  const [opened, setOpened] = useState<EntryFigure>()
  const { data, isError, error, refetch, isPlaceholderData } = useFigure(analyticsEndpoints.summary, query)
  useLogged(texts.failed, error)
  const before = spanWords(spanBefore(query.choice, today))
  const hasFailed = isError && !data
  const strip = useRef<HTMLDivElement>(null)
  const retry = useFocusAfterRetry(strip, hasFailed, () => void refetch())
  if (hasFailed)
    return (
      <Surface label={texts.label}>
        <FailedState what={texts.failed} onRetry={retry} />
      </Surface>
    )
  return (
    <Surface label={texts.label}>
      <div
        ref={strip}
        tabIndex={-1}
        className={styles.strip}
        data-dims
        aria-busy={isPlaceholderData}
        inert={isPlaceholderData}
      >
        {cells.map(({ key, figure, isBad }) => {
          const current = data?.current[key] ?? 0
          const previous = data?.previous[key] ?? 0
          const words = changeWords(current, previous, before)
          return (
            <UnstyledButton
              key={key}
              className={styles.tile}
              data-hover
              data-focus="inside"
              disabled={!data}
              title={data && words}
              onClick={() => setOpened(figure)}
            >
              <span data-small>{summaryTexts[key]}</span>{' '}
              {data ? (
                <span className={styles.figure}>
                  <strong className="num">{grouped(current)}</strong>{' '}
                  <ChangeMark current={current} previous={previous} isBad={isBad} />
                </span>
              ) : (
                <span className={styles.figure}>
                  <BarSkeleton width={72} />
                </span>
              )}
            </UnstyledButton>
          )
        })}
      </div>
      {opened && (
        <EntriesBehind figure={opened} query={query} about={about} onClose={() => setOpened(undefined)} />
      )}
    </Surface>
  )
}
