import { targetTexts as texts } from '@foyer/contract/analytics/messages/targets'
import type { TargetRow } from '@foyer/contract/analytics/model'
import { lastDayOf } from '@foyer/contract/analytics/months'
import type { CalendarDate } from '@foyer/contract/kit/dates'
import { shortAmount } from '@foyer/contract/kit/money'
import { Box } from '@mantine/core'
import { Link } from 'react-router'
import { Bar } from '../../../../ui/charts/bar'
import { Row, Stack } from '../../../../ui/layout/flow'
import { PlainList } from '../../../../ui/text/plain-list'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { leadsBehind } from '../../../leads/list/leads-behind'
import { percentOf } from '../numbers'

interface TargetRowsProps {
  rows: readonly TargetRow[]
  month: CalendarDate
}

/** The leads that somebody won in the month. */
export const wonBehind = ({ person, won }: TargetRow, month: CalendarDate): string | undefined =>
  won.leads > 0
    ? leadsBehind({ kind: 'won', from: month, to: lastDayOf(month) }, { people: [person.id] })
    : undefined

/** How far each person is, by value, by number of leads, or by both. */
export function TargetRows({ rows, month }: TargetRowsProps) {
  const { currencySymbol } = useCompanyDay()
  const short = (value: number) => shortAmount(value, currencySymbol)
  return (
    <PlainList label={texts.title} gap={12}>
      {rows.map((row) => {
        const { person, target, won } = row
        const to = wonBehind(row, month)
        return (
          <li key={person.id}>
            <Stack gap={4}>
              {to ? (
                <Link to={to} data-link="quiet" data-cut title={texts.wonOf(person.fullName)}>
                  {person.fullName}
                </Link>
              ) : (
                <span data-cut>{person.fullName}</span>
              )}
              {target.amount !== undefined && (
                <Progress
                  won={won.amount}
                  target={target.amount}
                  words={texts.ofAmount(short(won.amount), short(target.amount))}
                />
              )}
              {target.leads !== undefined && (
                <Progress
                  won={won.leads}
                  target={target.leads}
                  words={texts.ofLeads(won.leads, target.leads)}
                />
              )}
            </Stack>
          </li>
        )
      })}
    </PlainList>
  )
}

interface ProgressProps {
  won: number
  target: number
  words: string
}

/** A bar that is full where the target is reached, and green; the percentage says how far above it. */
function Progress({ won, target, words }: ProgressProps) {
  const isReached = won >= target
  return (
    <Row gap={12} isOneLine grow="first">
      <Bar
        value={isReached ? 1 : won}
        max={isReached ? 1 : target}
        ink={isReached ? 'var(--fy-stage-7-dot)' : undefined}
      />
      <Box className="num" miw="9rem" ta="right" data-ink="2">
        {words}
      </Box>
      <Box className="num" miw="2.5rem" ta="right" fw={550}>
        {percentOf(won, target)}
      </Box>
    </Row>
  )
}
