import { formatInstant } from '@foyer/contract/kit/dates'
import { remarkTexts as texts } from '@foyer/contract/leads/messages/selection'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { updateKinds } from '@foyer/contract/leads/work/history'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { IconMessage2 } from '@tabler/icons-react'
import { useEndpoint } from '../../../../api/queries'
import { Dialog } from '../../../../ui/dialogs/dialog'
import { Row } from '../../../../ui/layout/flow'
import { EmptyState } from '../../../../ui/states/empty-state'
import { FailedState } from '../../../../ui/states/failed-state'
import { RowSkeleton } from '../../../../ui/states/skeleton'
import { LongText } from '../../../../ui/text/long-text'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { CallStatusMark } from '../../lead-badges'
import classes from './remark.module.css'

interface RemarkDialogProps {
  lead: LeadRow
  onClose: () => void
}

/** The latest update of a lead: when, with what outcome, in which words (L-070). */
export function RemarkDialog({ lead, onClose }: RemarkDialogProps) {
  const { timeZone } = useCompanyDay()
  // By their kinds: there may be any number of other lines above the latest of these.
  const query = { leadId: lead.id, kinds: [...updateKinds], after: undefined, limit: 1 }
  const latest = useEndpoint(leadWorkEndpoints.logs, query)
  const [update] = latest.data?.entries ?? []
  return (
    <Dialog opened title={texts.title} width={420} onClose={onClose}>
      <strong>{leadName(lead)}</strong>
      {latest.isError && !latest.data && (
        <FailedState what={texts.loadFailed} onRetry={() => void latest.refetch()} />
      )}
      {latest.isLoading && <RowSkeleton rows={1} />}
      {latest.data && !update && <EmptyState icon={IconMessage2} title={texts.none} />}
      {update && (
        <>
          <Row className={classes.head} justify="space-between">
            <time className="num" dateTime={update.at} data-ink="2">
              {formatInstant(update.at, timeZone)}
            </time>
            <CallStatusMark status={update.callStatus ?? lead.callStatus} />
          </Row>
          {update.remark ? <LongText text={update.remark} /> : <span data-ink="3">{texts.noText}</span>}
        </>
      )}
    </Dialog>
  )
}
