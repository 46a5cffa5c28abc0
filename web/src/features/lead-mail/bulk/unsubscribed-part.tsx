import { formatInstant } from '@foyer/contract/kit/dates'
import { bulkMailLimits } from '@foyer/contract/lead-mail/bulk/limits'
import { unsubscribedTexts as texts } from '@foyer/contract/lead-mail/bulk/messages-screen'
import type { UnsubscribedAddress } from '@foyer/contract/lead-mail/bulk/model'
import { bulkMailEndpoints } from '@foyer/contract/wire/lead-mail/bulk/endpoints'
import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconMailOff, IconMailPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { wordsOf } from '../../../api/call-failed'
import { useEndpointPages } from '../../../api/paged-queries'
import { useSend } from '../../../api/queries'
import { addresses } from '../../../app/addresses'
import { AddButton } from '../../../ui/add-button'
import { DeleteDialog } from '../../../ui/dialogs/delete-dialog'
import { Sheet, SheetPart } from '../../../ui/dialogs/sheet'
import { TextField } from '../../../ui/form/fields/text-field'
import { type Column, DataTable } from '../../../ui/list/data-table'
import { EmptyState } from '../../../ui/states/empty-state'
import { FailedState } from '../../../ui/states/failed-state'
import { RowSkeleton } from '../../../ui/states/skeleton'
import { MetaLine } from '../../../ui/text/meta-line'
import { QuietText } from '../../../ui/text/quiet-text'
import { useCan } from '../../accounts/use-can'
import { useCompanyDay } from '../../accounts/use-company-day'
import { AddUnsubscribedDialog } from './add-unsubscribed-dialog'

const columnsFor = (timeZone: string): [Column<UnsubscribedAddress>, ...Column<UnsubscribedAddress>[]] => [
  { label: texts.address, isHeading: true, cell: ({ address }) => address },
  {
    label: texts.whose,
    cell: ({ lead }) =>
      lead && (
        <Link data-link to={addresses.leadDetails(lead.id)}>
          {lead.name}
        </Link>
      ),
  },
  {
    label: texts.since,
    cell: ({ createdAt, by }) => (
      <MetaLine pieces={[formatInstant(createdAt, timeZone), by ? texts.by(by.fullName) : texts.byReader]} />
    ),
  },
]

const ToBatches = () => (
  <Link data-link to={addresses.mailBatches}>
    {texts.batches}
  </Link>
)

/** A section of the settings of email: who gets no mails to many. */
export function UnsubscribedPart() {
  const isAdmin = useCan('leadMail.manage')
  return isAdmin ? (
    <Addresses />
  ) : (
    <Sheet title={texts.title} text={texts.lead} action={<ToBatches />}>
      <SheetPart>
        <QuietText>{texts.forAdmins}</QuietText>
      </SheetPart>
    </Sheet>
  )
}

function Addresses() {
  const { timeZone } = useCompanyDay()
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed.trim(), 250)
  const search = asked && asked.length <= bulkMailLimits.search ? asked : undefined
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<string>()
  const pages = useEndpointPages(bulkMailEndpoints.unsubscribed, { search, after: undefined }, ({ after }) =>
    after ? { search, after } : undefined,
  )
  const remove = useSend(bulkMailEndpoints.removeUnsubscribed)
  const found = pages.data?.pages.flatMap((page) => page.addresses)
  return (
    <Sheet
      title={texts.title}
      text={texts.lead}
      action={
        <>
          <ToBatches />
          <AddButton onClick={() => setAdding(true)}>{texts.add}</AddButton>
        </>
      }
    >
      {(typed !== '' || (found && found.length > 0)) && (
        <SheetPart>
          <TextField
            type="search"
            aria-label={texts.search}
            placeholder={texts.search}
            max={bulkMailLimits.search}
            value={typed}
            onChange={setTyped}
          />
        </SheetPart>
      )}
      {!found && pages.isError && (
        <FailedState what={texts.loadFailed} onRetry={() => void pages.refetch()} />
      )}
      {!found && !pages.isError && <RowSkeleton rows={3} />}
      {found?.length === 0 && <EmptyState icon={IconMailOff} title={search ? texts.noMatch : texts.empty} />}
      {found && found.length > 0 && (
        <DataTable
          label={texts.title}
          rows={found}
          columns={columnsFor(timeZone)}
          keyOf={({ address }) => address}
          nameOf={({ address }) => address}
          actions={({ address }) => [
            { label: texts.remove, icon: IconMailPlus, onClick: () => setRemoved(address) },
          ]}
        />
      )}
      {pages.hasNextPage && (
        <Button
          variant="subtle"
          loading={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
      {isAdding && <AddUnsubscribedDialog onClose={() => setAdding(false)} />}
      {removed !== undefined && (
        <DeleteDialog
          title={texts.removeTitle}
          confirm={texts.remove}
          text={texts.removeText(removed)}
          remove={async () => (await remove.mutateAsync({ address: removed })).message}
          problemOf={(error) => wordsOf(error, texts.removeFailed)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Sheet>
  )
}
