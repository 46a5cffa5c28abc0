import { formatInstant } from '@foyer/contract/kit/dates'
import { remarkTexts as texts } from '@foyer/contract/leads/messages/selection'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
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
import { lastUpdate } from './last-remark'
import classes from './remark.module.css'

interface RemarkDialogProps {
  lead: LeadRow
  onClose: () => void
}

/** The latest update of a lead: when, with what outcome, in which words (L-070). */
export function RemarkDialog({ lead, onClose }: RemarkDialogProps) {
  const { timeZone } = useCompanyDay()
  const detail = useEndpoint(leadCaptureEndpoints.byId, { id: lead.id })
  const update = detail.data && lastUpdate(detail.data.history)
  return (
    <Dialog opened title={texts.title} width={420} onClose={onClose}>
      <strong>{leadName(lead)}</strong>
      {detail.isError && !detail.data && (
        <FailedState what={texts.loadFailed} onRetry={() => void detail.refetch()} />
      )}
      {detail.isLoading && <RowSkeleton rows={1} />}
      {detail.data && !update && <EmptyState icon={IconMessage2} title={texts.none} />}
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
