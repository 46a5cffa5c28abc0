import { batchPageTexts as texts } from '@foyer/contract/lead-mail/bulk/messages-screen'
import {
  type BatchMail,
  type BatchMailFilter,
  batchMailFilters,
  type MailBatch,
} from '@foyer/contract/lead-mail/bulk/model'
import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../../app/addresses'
import { ChoiceField } from '../../../ui/form/fields/choice-field'
import { Card } from '../../../ui/layout/card'
import { Stack } from '../../../ui/layout/flow'
import { type Column, DataTable } from '../../../ui/list/data-table'
import { EmptyState } from '../../../ui/states/empty-state'
import { FailedState } from '../../../ui/states/failed-state'
import { RowSkeleton } from '../../../ui/states/skeleton'
import { QuietText } from '../../../ui/text/quiet-text'
import { MailStateMark } from '../letters/shown/mail-state'
import { useBatchMails } from './use-batch'

const wordOf = (filter: BatchMailFilter) => (filter === 'all' ? texts.everything : texts[filter])

const columns: [Column<BatchMail>, ...Column<BatchMail>[]] = [
  {
    label: texts.lead,
    isHeading: true,
    cell: ({ lead, address }) =>
      lead ? (
        <Stack gap={2}>
          <Link data-link to={addresses.leadDetails(lead.id)}>
            {lead.name}
          </Link>
          <QuietText size="small">{address}</QuietText>
        </Stack>
      ) : (
        <QuietText>{texts.gone}</QuietText>
      ),
  },
  { label: texts.state, cell: ({ state, error }) => <MailStateMark mail={{ state, error }} /> },
]

/** The messages of a batch, page by page; read again whenever its totals change. */
export function BatchMessages({ batch: { id, totals } }: { batch: MailBatch }) {
  const [filter, setFilter] = useState<BatchMailFilter>('all')
  const pages = useBatchMails(id, filter)
  const mails = pages.data?.pages.flatMap((page) => page.mails)
  const { refetch } = pages
  const standing = JSON.stringify(totals)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something has become of a message
  useEffect(() => void refetch(), [standing, refetch])
  return (
    <Card
      title={texts.messages}
      action={
        <ChoiceField
          aria-label={texts.filter}
          data={batchMailFilters.map((each) => ({ value: each, label: wordOf(each) }))}
          value={filter}
          onChange={(chosen) => setFilter(batchMailFilters.find((each) => each === chosen) ?? 'all')}
        />
      }
    >
      {!mails && pages.isError && (
        <FailedState what={texts.messagesFailed} onRetry={() => void pages.refetch()} />
      )}
      {!mails && !pages.isError && <RowSkeleton rows={4} />}
      {mails?.length === 0 && <EmptyState icon={IconMail} title={texts.noMessages} />}
      {mails && mails.length > 0 && (
        <DataTable
          label={texts.messages}
          rows={mails}
          columns={columns}
          keyOf={(mail) => mail.id}
          nameOf={({ lead }) => lead?.name ?? texts.gone}
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
    </Card>
  )
}
