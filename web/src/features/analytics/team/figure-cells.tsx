import { durationWords } from '@foyer/contract/analytics/durations'
import { teamDayTexts as texts } from '@foyer/contract/analytics/messages/team-day'
import type { CallSummary, EntryFigure } from '@foyer/contract/analytics/model'
import type { TeamLine } from '@foyer/contract/analytics/team-day'
import { grouped } from '@foyer/contract/kit/money'
import { addresses } from '../../../app/addresses'
import { Row } from '../../../ui/layout/flow'
import { Chip } from '../../../ui/text/chip'
import { MetaLine } from '../../../ui/text/meta-line'
import { useCompanyDay } from '../../accounts/use-company-day'
import { leadsBehind } from '../../leads/list/leads-behind'
import { Count } from '../cards/count'

interface CellProps {
  line: TeamLine
}

export function PersonCell({ line: { name, presence, isTotal } }: CellProps) {
  const mark = texts.presences[presence]
  return (
    <Row gap={8}>
      {isTotal ? <strong>{name}</strong> : name}
      {mark && <Chip>{mark}</Chip>}
    </Row>
  )
}

interface LeadsCellProps extends CellProps {
  is: 'overdue' | 'untouched' | 'standing-still'
  count: number
  what: string
}

/** So many leads; where there are some, their list. */
export function LeadsCell({ line, is, count, what }: LeadsCellProps) {
  return (
    <Count
      label={texts.leadsOf(count, what, line.name)}
      to={count > 0 ? addresses.leadsThat(is, line.assignees) : undefined}
    >
      {grouped(count)}
    </Count>
  )
}

const outcomes: [keyof typeof texts.outcomes & keyof CallSummary, EntryFigure][] = [
  ['interested', 'interested'],
  ['followUp', 'follow-up'],
  ['noResponse', 'no-response'],
  ['notInterested', 'not-interested'],
]

/** The calls of today, and how they went; each number opens what it counts. */
export function CallsCell({ line, onOpen }: CellProps & { onOpen: (figure: EntryFigure) => void }) {
  const { calls, callers, name } = line
  // Nobody makes no calls.
  if (callers.length === 0 || calls.calls === 0)
    return <span className="num">{callers.length === 0 ? texts.none : grouped(0)}</span>
  const pieces = outcomes.map(
    ([outcome, figure]) =>
      calls[outcome] > 0 && (
        <Count
          key={figure}
          label={texts.callsOf(calls[outcome], texts.outcomes[outcome], name)}
          onOpen={() => onOpen(figure)}
        >
          {`${grouped(calls[outcome])} ${texts.outcomes[outcome]}`}
        </Count>
      ),
  )
  return (
    <Row gap={8}>
      <strong>
        <Count
          label={texts.callsOf(calls.calls, texts.columns.calls.toLowerCase(), name)}
          onOpen={() => onOpen('calls')}
        >
          {grouped(calls.calls)}
        </Count>
      </strong>
      <MetaLine pieces={pieces} />
    </Row>
  )
}

/** Of the leads that came today, how many were contacted, and how soon. */
export function ResponseCell({ line: { response, assignees, name } }: CellProps) {
  const { today } = useCompanyDay()
  const { leads, answered, averageMinutes } = response
  if (leads === 0) return <span className="num">{texts.none}</span>
  const behind = leadsBehind({ kind: 'answered', from: today, to: today }, { people: assignees })
  const came = leadsBehind(undefined, { createdFrom: today, createdTo: today, people: assignees })
  return (
    <MetaLine
      pieces={[
        <span key="of">
          <Count label={texts.answeredOf(answered, leads, name)} to={answered > 0 ? behind : undefined}>
            {grouped(answered)}
          </Count>{' '}
          {texts.of}{' '}
          <Count label={texts.newLeadsOf(leads, name)} to={came}>
            {grouped(leads)}
          </Count>
        </span>,
        averageMinutes !== undefined && durationWords(averageMinutes),
      ]}
    />
  )
}
