import { clockTimeOf, formatTime12 } from '@foyer/contract/kit/dates'
import { waitingTexts as texts } from '@foyer/contract/leads/messages/next/waiting'
import { Box } from '@mantine/core'
import { useWaitingFor } from '../../../../api/waiting/queue'
import { Chip } from '../../../../ui/text/chip'
import { LongText } from '../../../../ui/text/long-text'
import { PlainList } from '../../../../ui/text/plain-list'
import { useCompanyDay } from '../../../accounts/use-company-day'
import classes from '../history/history.module.css'
import { commentIn, factsOf } from './waiting-words'

/** Above the history of a lead: what is not part of it yet. */
export function WaitingEntries({ leadId }: { leadId: string }) {
  const items = useWaitingFor(leadId)
  const { today, timeZone } = useCompanyDay()
  if (items.length === 0) return null
  return (
    <Box component="section" pt={12} aria-label={texts.mark}>
      <PlainList isOrdered>
        {items.toReversed().map((item) => (
          <li key={item.place} className={classes.entry} data-kind="waiting">
            <div className={classes.head}>
              <time className="num" dateTime={item.writtenAt}>
                {formatTime12(clockTimeOf(item.writtenAt, timeZone))}
              </time>
              <Chip>{texts.mark}</Chip>
            </div>
            <Box fw={500}>{factsOf(item, today).join(' · ')}</Box>
            {commentIn(item) && (
              <div data-ink="2">
                <LongText text={commentIn(item)} />
              </div>
            )}
          </li>
        ))}
      </PlainList>
    </Box>
  )
}
