import { formatInstant } from '@foyer/contract/kit/dates'
import { batchPageTexts as texts } from '@foyer/contract/lead-mail/bulk/messages-screen'
import type { MailBatch } from '@foyer/contract/lead-mail/bulk/model'
import { fillText } from '@foyer/contract/lead-mail/templates/places'
import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addresses } from '../../../app/addresses'
import { Surface } from '../../../ui/layout/card'
import { Stack } from '../../../ui/layout/flow'
import { Page } from '../../../ui/layout/page'
import { type Column, DataTable } from '../../../ui/list/data-table'
import { EmptyState } from '../../../ui/states/empty-state'
import { FailedState } from '../../../ui/states/failed-state'
import { RowSkeleton } from '../../../ui/states/skeleton'
import { MetaLine } from '../../../ui/text/meta-line'
import { useCompanyDay } from '../../accounts/use-company-day'
import { usePlaceLabels } from '../templates/use-templates'
import { standingOf, useBatches } from './use-batch'

const columnsFor = (
  timeZone: string,
  labels: Record<string, string>,
): [Column<MailBatch>, ...Column<MailBatch>[]] => [
  {
    label: texts.mail,
    isHeading: true,
    cell: ({ id, subject, by, createdAt }) => (
      <Stack gap={2}>
        <Link data-link to={addresses.mailBatch(id)}>
          {fillText(subject, labels)}
        </Link>
        <MetaLine pieces={[by.fullName, formatInstant(createdAt, timeZone)]} />
      </Stack>
    ),
  },
  {
    label: texts.outcome,
    cell: (batch) => (
      <MetaLine
        pieces={[
          texts.outcomeOf(batch.totals.sent, batch.count),
          standingOf(batch, timeZone),
          batch.totals.failed > 0 ? texts.failedOf(batch.totals.failed) : undefined,
          batch.totals.uncertain > 0 ? texts.uncertainOf(batch.totals.uncertain) : undefined,
        ]}
      />
    ),
  },
]

/** What was sent to many: one's own, for admins all of the firm. */
export function BatchesPage() {
  const { timeZone } = useCompanyDay()
  const pages = useBatches()
  const labels = usePlaceLabels()
  const batches = pages.data?.pages.flatMap((page) => page.batches)
  return (
    <Page
      title={texts.listTitle}
      text={texts.listText}
      action={
        <Link data-link to={addresses.leads}>
          {texts.toLeads}
        </Link>
      }
    >
      <Surface label={texts.listTitle}>
        {!batches && pages.isError && (
          <FailedState what={texts.listFailed} onRetry={() => void pages.refetch()} />
        )}
        {!batches && !pages.isError && <RowSkeleton rows={4} />}
        {batches?.length === 0 && <EmptyState icon={IconMail} title={texts.empty} hint={texts.emptyHint} />}
        {batches && batches.length > 0 && (
          <DataTable
            label={texts.listTitle}
            rows={batches}
            columns={columnsFor(timeZone, labels)}
            keyOf={({ id }) => id}
            nameOf={({ subject }) => fillText(subject, labels)}
          />
        )}
        {pages.hasNextPage && (
          <Button
            variant="subtle"
            loading={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {texts.moreMessages}
          </Button>
        )}
      </Surface>
    </Page>
  )
}
