import { calendarDateOf, formatDay } from '@foyer/contract/kit/dates'
import type { LeadDetail } from '@foyer/contract/leads/draft'
import { detailsPageTexts } from '@foyer/contract/leads/messages/details'
import { detailsTexts as texts } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../../app/addresses'
import { LongText } from '../../../ui/long-text'
import { BarSkeleton } from '../../../ui/skeleton'
import { useCompanyDay } from '../../accounts/use-company-day'
import { usePipeline } from '../../pipeline/use-pipeline'
import { ContactButtons } from '../contact/contact-buttons'
import { LeadHistory } from '../history/lead-history'
import { LeadDialogs } from '../lead-dialogs'
import { type LeadMenuDialog, LeadMenuDialogs } from '../menu/lead-menu-dialogs'
import { AdditionalDetails } from './additional-details'
import classes from './details.module.css'
import { DetailsHead } from './details-head'
import { Fold } from './fold'
import { LeadPlace } from './lead-place'
import { RelatedLeads } from './related-leads'
import { RemarkBox } from './remark-box'
import { useWayBack } from './use-way-back'
import { WorkCard } from './work-card'

interface LeadDetailsPageProps {
  /** Tasks are a slice above this one. */
  tasks?: (lead: LeadRow) => ReactNode
}

/** /leads/lead-full-details/{id}: everything about one lead, in the full width of the window (C-021). */
export function LeadDetailsPage({ tasks }: LeadDetailsPageProps) {
  return <LeadPlace>{(lead) => <Details lead={lead} tasks={tasks?.(lead)} />}</LeadPlace>
}

function Details({ lead, tasks }: { lead: LeadDetail; tasks: ReactNode }) {
  const [open, setOpen] = useState<LeadMenuDialog>()
  const goBack = useWayBack()
  const pipeline = usePipeline()
  const { timeZone } = useCompanyDay()
  return (
    <div className={classes.page}>
      <div className={classes.lead}>
        <DetailsHead lead={lead} onOpen={setOpen}>
          <ContactButtons lead={lead} isWide />
        </DetailsHead>
        {lead.archivedAt && (
          <p className={classes.notice}>
            {detailsPageTexts.archived(formatDay(calendarDateOf(lead.archivedAt, timeZone)))}{' '}
            <Link className={classes.link} to={addresses.settings.archive}>
              {detailsPageTexts.archive}
            </Link>
          </p>
        )}
        <WorkCard lead={lead} onAssign={() => setOpen('assign')} />
        <RemarkBox lead={lead} />
        {tasks}
        <AdditionalDetails lead={lead} />
        <Fold title={texts.remarks}>
          <div className={classes.remarks}>
            {lead.remarks ? (
              <LongText text={lead.remarks} />
            ) : (
              <p className={classes.blank}>{texts.noRemarks}</p>
            )}
          </div>
        </Fold>
        <RelatedLeads lead={lead} />
      </div>
      <div className={classes.side}>
        <div className={classes.sticky}>
          <dl className={classes.pipeline}>
            <dt>{texts.pipelineName}</dt>
            <dd>{pipeline.data?.name ?? (pipeline.isError ? '' : <BarSkeleton width={140} />)}</dd>
          </dl>
          <section className={classes.log} aria-labelledby="log-history">
            <h2 id="log-history" className={classes.logTitle}>
              {texts.logHistory}
            </h2>
            <LeadHistory leadId={lead.id} emptyText={texts.noLogs} />
          </section>
        </div>
      </div>
      <LeadDialogs />
      <LeadMenuDialogs lead={lead} open={open} onClose={() => setOpen(undefined)} onDeleted={goBack} />
    </div>
  )
}
