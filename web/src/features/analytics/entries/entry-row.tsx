import { entryTexts as texts } from '@foyer/contract/analytics/messages/entries'
import { type Entry, type EntryFigure, isFollowUpFigure } from '@foyer/contract/analytics/model'
import { calendarDateOf, formatDay, formatInstant } from '@foyer/contract/kit/dates'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { Link } from 'react-router'
import { addresses } from '../../../app/addresses'
import { Row, Stack } from '../../../ui/layout/flow'
import { Chip } from '../../../ui/text/chip'
import { MetaLine } from '../../../ui/text/meta-line'
import { useCompanyDay } from '../../accounts/use-company-day'

interface EntryRowProps {
  entry: Entry
  figure: EntryFigure
  onLeave: () => void
}

/** One call or follow-up: with which lead, by whom, when, and how it went. */
export function EntryRow({ entry, figure, onLeave }: EntryRowProps) {
  const { lead, person } = entry
  const times = useTimes(entry, figure)
  return (
    <li>
      <Row gap={12} isOneLine grow="first">
        <Stack gap={2}>
          {lead ? (
            <Link to={addresses.leadDetails(lead.id)} data-link data-cut onClick={onLeave}>
              {lead.name}
            </Link>
          ) : (
            <span data-ink="3">{texts.leadGone}</span>
          )}
          <small>
            <MetaLine pieces={[person?.fullName ?? texts.nobody, ...times]} />
          </small>
        </Stack>
        <Chip>{resultOf(entry, figure)}</Chip>
      </Row>
    </li>
  )
}

function resultOf({ callStatus }: Entry, figure: EntryFigure): string {
  if (isFollowUpFigure(figure)) return texts.results[figure]
  return callStatus ? callStatusTexts[callStatus] : texts.noOutcome
}

/** When the call was, or when the follow-up was due and when it was settled. */
function useTimes({ at, settledAt }: Entry, figure: EntryFigure): string[] {
  const { today, timeZone } = useCompanyDay()
  if (!isFollowUpFigure(figure)) return [formatInstant(at, timeZone)]
  const dayOf = (moment: string) =>
    formatDay(moment.includes('T') ? calendarDateOf(moment, timeZone) : moment, today)
  return [texts.due(dayOf(at)), ...(settledAt ? [texts.settled(dayOf(settledAt))] : [])]
}
