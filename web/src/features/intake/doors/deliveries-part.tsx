import type { Delivery, Door } from '@foyer/contract/intake/doors/model'
import { doorPageTexts as texts } from '@foyer/contract/intake/messages/lead-sources'
import { IconRefresh } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addresses } from '../../../app/addresses'
import { Sheet, SheetPart } from '../../../ui/dialogs/sheet'
import { DataTable } from '../../../ui/list/data-table'
import { QuietText } from '../../../ui/text/quiet-text'
import { Moment, useMoment } from './moment'
import { useRetry } from './use-doors'

const becameOf = ({ state, outcome }: Delivery): string => {
  if (state === 'waiting') return texts.waiting
  return state === 'failed' || !outcome ? texts.failures : texts.outcomes[outcome]
}

/** The newest that came, and what became of each. */
export function DeliveriesPart({ door: { id, recent } }: { door: Door }) {
  const retry = useRetry()
  const inWords = useMoment()
  if (recent.length === 0)
    return (
      <Sheet title={texts.recent}>
        <SheetPart>
          <QuietText>{texts.recentEmpty}</QuietText>
        </SheetPart>
      </Sheet>
    )
  return (
    <Sheet title={texts.recent}>
      <DataTable
        label={texts.recent}
        rows={recent}
        columns={[
          {
            label: texts.received,
            isHeading: true,
            cell: (delivery: Delivery) => <Moment at={delivery.receivedAt} />,
          },
          {
            label: texts.outcome,
            cell: (delivery) =>
              delivery.leadId ? (
                <Link to={addresses.leadDetails(delivery.leadId)} data-link>
                  {becameOf(delivery)}
                </Link>
              ) : (
                becameOf(delivery)
              ),
          },
        ]}
        keyOf={(delivery) => delivery.id}
        nameOf={(delivery) => inWords(delivery.receivedAt)}
        actions={(delivery) => [
          {
            label: texts.takeAgain,
            icon: IconRefresh,
            onClick: () => retry.mutate({ id, deliveryId: delivery.id }),
            lockedBecause:
              delivery.state === 'waiting' ? texts.waiting : delivery.isKept ? undefined : texts.forgotten,
          },
        ]}
      />
    </Sheet>
  )
}
