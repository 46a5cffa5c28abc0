import { formatInstant } from '@foyer/contract/kit/dates'
import { skipTexts } from '@foyer/contract/lead-mail/bulk/messages'
import { batchPageTexts as texts } from '@foyer/contract/lead-mail/bulk/messages-screen'
import { type MailBatchDetail, skipReasons } from '@foyer/contract/lead-mail/bulk/model'
import { fillHtml, fillText } from '@foyer/contract/lead-mail/templates/places'
import { Button, Progress } from '@mantine/core'
import { IconMailOff } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { addresses } from '../../../app/addresses'
import { Card } from '../../../ui/layout/card'
import { Row, Stack } from '../../../ui/layout/flow'
import { Page } from '../../../ui/layout/page'
import { SafeHtml } from '../../../ui/safe-html/safe-html'
import { EmptyState } from '../../../ui/states/empty-state'
import { Loaded } from '../../../ui/states/loaded'
import { Facts } from '../../../ui/text/facts'
import { MetaLine } from '../../../ui/text/meta-line'
import { useCompanyDay } from '../../accounts/use-company-day'
import { usePlaceLabels } from '../templates/use-templates'
import { BatchMessages } from './batch-messages'
import { CancelBatchDialog } from './cancel-batch-dialog'
import { LeftOut } from './left-out'
import { skippedOf, standingOf, useBatch, useRetryBatch } from './use-batch'

/** One mail to many: how far it is, live, and what became of each message. */
export function BatchPage() {
  const { id = '' } = useParams()
  const read = useBatch(id)
  const labels = usePlaceLabels()
  return (
    <Page
      title={read.data ? fillText(read.data.subject, labels) : texts.listTitle}
      action={
        <Link data-link to={addresses.mailBatches}>
          {texts.all}
        </Link>
      }
    >
      {read.error?.status === 404 ? (
        <EmptyState icon={IconMailOff} title={read.error.message} />
      ) : (
        <Loaded of={read} failed={texts.loadFailed} rows={6}>
          {(batch) => <Batch batch={batch} />}
        </Loaded>
      )}
    </Page>
  )
}

function Batch({ batch }: { batch: MailBatchDetail }) {
  const { timeZone } = useCompanyDay()
  const [isCancelling, setCancelling] = useState(false)
  const retry = useRetryBatch()
  const labels = usePlaceLabels()
  const { id, totals, count, by, createdAt } = batch
  const skipped = skippedOf(totals)
  const done = count - totals.waiting
  return (
    <Stack gap={16}>
      <MetaLine
        pieces={[texts.sentBy(by.fullName, formatInstant(createdAt, timeZone)), standingOf(batch, timeZone)]}
      />
      <Card
        isPadded
        title={texts.progress(done, count)}
        action={
          <Row gap={8}>
            {batch.canRetry && (
              <Button variant="default" loading={retry.isPending} onClick={() => retry.run(id)}>
                {texts.retry}
              </Button>
            )}
            {batch.canCancel && (
              <Button variant="default" onClick={() => setCancelling(true)}>
                {texts.cancel}
              </Button>
            )}
          </Row>
        }
      >
        <Stack gap={12}>
          <Progress value={(done / count) * 100} size={6} aria-label={texts.progress(done, count)} />
          <Facts
            layout="cells"
            columns={3}
            isFramed
            facts={[
              [texts.sent, totals.sent],
              [texts.waiting, totals.waiting],
              [texts.failed, totals.failed],
              [texts.uncertain, totals.uncertain],
              [texts.cancelled, totals.cancelled],
              [texts.skipped, skipped],
            ]}
          />
        </Stack>
      </Card>
      {skipped > 0 && (
        <Card isPadded title={texts.leftOut}>
          <Stack gap={8}>
            {skipReasons.map((reason) => (
              <LeftOut
                key={reason}
                title={skipTexts[reason]}
                of={{ leads: batch.skipped[reason], count: totals.skipped[reason] }}
              />
            ))}
          </Stack>
        </Card>
      )}
      <BatchMessages batch={batch} />
      <Card isPadded title={texts.text}>
        <SafeHtml html={fillHtml(batch.html, labels)} />
      </Card>
      {isCancelling && <CancelBatchDialog batch={batch} onClose={() => setCancelling(false)} />}
    </Stack>
  )
}
