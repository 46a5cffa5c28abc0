import type { Delivery, Door } from '@foyer/contract/intake/doors/model'
import { doorPageTexts as texts } from '@foyer/contract/intake/messages/lead-sources'
import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { Sheet } from '../../../ui/dialogs/sheet'
import { DataTable } from '../../../ui/list/data-table'
import { Moment, useMoment } from './moment'
import { useRetry } from './use-doors'

/** What could not be taken in, and why; one or all can be tried again. */
export function FailuresPart({ door: { id, failures } }: { door: Door }) {
  const retry = useRetry()
  const inWords = useMoment()
  return (
    <Sheet
      title={texts.failures}
      text={texts.failuresLead}
      action={
        <Button variant="default" loading={retry.isPending} onClick={() => retry.mutate({ id })}>
          {texts.retryAll}
        </Button>
      }
    >
      <DataTable
        label={texts.failures}
        rows={failures}
        columns={[
          {
            label: texts.received,
            isHeading: true,
            cell: (delivery: Delivery) => <Moment at={delivery.receivedAt} />,
          },
          { label: texts.reason, cell: ({ reason }) => reason },
        ]}
        keyOf={(delivery) => delivery.id}
        nameOf={(delivery) => inWords(delivery.receivedAt)}
        actions={(delivery) => [
          {
            label: texts.retry,
            icon: IconRefresh,
            onClick: () => retry.mutate({ id, deliveryId: delivery.id }),
            lockedBecause: delivery.isKept ? undefined : texts.forgotten,
          },
        ]}
      />
    </Sheet>
  )
}
