import { formatInstant } from '@foyer/contract/kit/dates'
import { exactAmount } from '@foyer/contract/kit/money'
import { quotationKindTexts, quotationStateTexts } from '@foyer/contract/quotations/document/messages'
import { editorTexts, listTexts as texts } from '@foyer/contract/quotations/document/messages-page'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../../../app/addresses'
import { Stack } from '../../../../ui/layout/flow'
import { type Column, DataTable } from '../../../../ui/list/data-table'
import { Chip } from '../../../../ui/text/chip'
import { MetaLine } from '../../../../ui/text/meta-line'
import { useCompanyDay } from '../../../accounts/use-company-day'
import type { QuotationsRead, SummaryRead } from '../../shapes'
import { RemoveDialog } from '../page/remove-dialog'
import { useCopy } from '../page/use-copy'

/** What happened to it last. */
function lastOf(quotation: SummaryRead, timeZone: string): string {
  const { voidedAt, acceptedAt, changesAskedAt, seenAt, sentAt, updatedAt } = quotation
  const when = (instant: string) => formatInstant(instant, timeZone)
  if (voidedAt) return texts.voided(when(voidedAt))
  if (acceptedAt) return texts.accepted(when(acceptedAt))
  const steps: [string | undefined, (when: string) => string][] = [
    [sentAt, texts.sent],
    [seenAt, texts.seen],
    [changesAskedAt, texts.changes],
  ]
  const [latest] = steps
    .filter((step): step is [string, (when: string) => string] => step[0] !== undefined)
    .sort(([one], [other]) => other.localeCompare(one))
  return latest ? latest[1](when(latest[0])) : texts.edited(when(updatedAt))
}

const columnsFor = (symbol: string, timeZone: string): [Column<SummaryRead>, ...Column<SummaryRead>[]] => [
  {
    label: texts.quotation,
    isHeading: true,
    cell: ({ id, projectId, title, kind, number }) => (
      <Stack gap={2}>
        <Link data-link to={addresses.quotation(projectId, id)}>
          {title || quotationKindTexts[kind]}
        </Link>
        <MetaLine pieces={[number ?? texts.noNumber, quotationKindTexts[kind]]} />
      </Stack>
    ),
  },
  {
    label: texts.state,
    cell: (quotation) => (
      <Stack gap={2} justify="start">
        <Chip>
          <span data-ink={quotation.state === 'accepted' ? 'ok' : undefined}>
            {quotationStateTexts[quotation.state]}
          </span>
        </Chip>
        <small>{lastOf(quotation, timeZone)}</small>
      </Stack>
    ),
  },
  {
    label: texts.total,
    align: 'right',
    cell: ({ total }) => <span className="num">{exactAmount(total, symbol)}</span>,
  },
]

/** The quotations of a project as rows, on a phone as cards. */
export function QuotationTable({ of: { quotations, currencySymbol, mayEdit } }: { of: QuotationsRead }) {
  const { timeZone } = useCompanyDay()
  const [removed, setRemoved] = useState<SummaryRead>()
  const copy = useCopy()
  return (
    <>
      <DataTable
        label={texts.tab}
        rows={quotations}
        columns={columnsFor(currencySymbol, timeZone)}
        keyOf={({ id }) => id}
        nameOf={({ title, kind }) => title || quotationKindTexts[kind]}
        {...(mayEdit && {
          actions: (quotation: SummaryRead) => [
            { label: editorTexts.copy, icon: IconCopy, onClick: () => copy(quotation) },
            ...(quotation.version === 0
              ? [
                  {
                    label: editorTexts.remove,
                    icon: IconTrash,
                    isDanger: true,
                    onClick: () => setRemoved(quotation),
                  },
                ]
              : []),
          ],
        })}
      />
      {removed && (
        <RemoveDialog id={removed.id} title={removed.title} onClose={() => setRemoved(undefined)} />
      )}
    </>
  )
}
