import { calendarDateOf, formatDay } from '@foyer/contract/kit/dates'
import { detailsPageTexts } from '@foyer/contract/leads/messages/details'
import { detailsTexts as texts } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { Box } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../../../app/addresses'
import { DrawnInSlices } from '../../../../ui/drawn-in-slices'
import { DrawnWhenNear } from '../../../../ui/drawn-when-near'
import { Stack } from '../../../../ui/layout/flow'
import { Notice } from '../../../../ui/layout/notice'
import { useIsPhone } from '../../../../ui/phone'
import { BarSkeleton, RowSkeleton } from '../../../../ui/states/skeleton'
import { Facts } from '../../../../ui/text/facts'
import { LongText } from '../../../../ui/text/long-text'
import { SectionHeading } from '../../../../ui/text/section-heading'
import { ReadingNote } from '../../../accounts/reading-note'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { usePipeline } from '../../../pipeline/use-pipeline'
import { LeadDialogs } from '../../lead-dialogs'
import { VisitButton } from '../../visits/visit-button'
import { ContactButtons } from '../../work/contact/contact-buttons'
import { LeadHistory } from '../../work/history/lead-history'
import { SendEmailButton } from '../../work/mail/send-email-button'
import { SendQuotationButton } from '../../work/project/send-quotation-button'
import { LeadMenu } from '../menu/lead-menu'
import { type LeadMenuDialog, LeadMenuDialogs } from '../menu/lead-menu-dialogs'
import { AdditionalDetails } from './additional-details'
import classes from './details.module.css'
import { DetailsHead } from './details-head'
import { DetailsWaiting } from './details-waiting'
import { FactsCard } from './facts/facts-card'
import { Fold } from './fold'
import { LeadPlace } from './lead-place'
import { DetailsFoot } from './phone/details-foot'
import { RelatedLeads } from './related-leads'
import { RemarkBox } from './remark-box'
import { useWayBack } from './use-way-back'
import { WorkCard } from './work-card'

interface LeadDetailsPageProps {
  /** Tasks are a slice above this one. */
  tasks?: (lead: LeadRow) => ReactNode
  /** Its project and what was quoted, likewise. */
  quotations?: (lead: LeadDetail) => ReactNode
}

/** /leads/lead-full-details/{id}: everything about one lead, in the full width of the window (C-021). */
export function LeadDetailsPage({ tasks, quotations }: LeadDetailsPageProps) {
  return (
    <LeadPlace>
      {(lead) => (
        <DrawnInSlices instead={<DetailsWaiting />}>
          <Details lead={lead} tasks={tasks?.(lead)} quotations={quotations?.(lead)} />
        </DrawnInSlices>
      )}
    </LeadPlace>
  )
}

const corporateAbout = ({ firstName, lastName }: LeadDetail) =>
  [detailsPageTexts.corporate, `${firstName} ${lastName}`.trim()].filter(Boolean).join(' · ')

interface DetailsProps {
  lead: LeadDetail
  tasks: ReactNode
  quotations: ReactNode
}

function Details({ lead, tasks, quotations }: DetailsProps) {
  const [open, setOpen] = useState<LeadMenuDialog>()
  const goBack = useWayBack()
  const pipeline = usePipeline()
  const isPhone = useIsPhone()
  const { timeZone } = useCompanyDay()
  return (
    <div className={classes.page}>
      <Stack className={classes.lead}>
        <DetailsHead lead={lead} {...(lead.type === 'corporate' && { about: corporateAbout(lead) })}>
          {!isPhone && <ContactButtons lead={lead} isWide />}
          <VisitButton lead={lead} isWide />
          <SendEmailButton lead={lead} isWide />
          <SendQuotationButton leadId={lead.id} isWide />
          <LeadMenu
            className={classes.menu}
            lead={lead}
            isArchived={lead.archivedAt !== undefined}
            onOpen={setOpen}
          />
        </DetailsHead>
        <ReadingNote action="leads.edit" of="leads" />
        {lead.archivedAt && (
          <Notice>
            {detailsPageTexts.archived(formatDay(calendarDateOf(lead.archivedAt, timeZone)))}{' '}
            <Link data-link to={addresses.settings.archive}>
              {detailsPageTexts.archive}
            </Link>
          </Notice>
        )}
        <FactsCard lead={lead} />
        <WorkCard lead={lead} onAssign={() => setOpen('assign')} />
        <DrawnInSlices instead={<RowSkeleton rows={8} />}>
          <RemarkBox lead={lead} />
        </DrawnInSlices>
        <DrawnWhenNear instead={<RowSkeleton rows={8} />}>
          {quotations}
          {tasks}
          <AdditionalDetails lead={lead} />
          <Fold title={texts.remarks}>
            <Box px={14} pb={14} maw="76ch" data-ink={lead.remarks ? '2' : '3'}>
              {lead.remarks ? <LongText text={lead.remarks} /> : texts.noRemarks}
            </Box>
          </Fold>
          <RelatedLeads lead={lead} />
        </DrawnWhenNear>
      </Stack>
      <div className={classes.side}>
        <div className={classes.sticky}>
          <Facts
            layout="cells"
            columns={1}
            blank=""
            facts={[
              [
                texts.pipelineName,
                pipeline.data?.name ?? (pipeline.isError ? '' : <BarSkeleton width={140} />),
              ],
            ]}
          />
          <section className={classes.log} aria-labelledby="log-history">
            <Stack gap={8}>
              <SectionHeading id="log-history">{texts.logHistory}</SectionHeading>
              <DrawnWhenNear instead={<RowSkeleton rows={4} />}>
                <LeadHistory leadId={lead.id} emptyText={texts.noLogs} />
              </DrawnWhenNear>
            </Stack>
          </section>
        </div>
      </div>
      {isPhone && <DetailsFoot lead={lead} />}
      <LeadDialogs />
      <LeadMenuDialogs lead={lead} open={open} onClose={() => setOpen(undefined)} onGone={goBack} />
    </div>
  )
}
