import { formatDay, isValidCalendarDate } from '@foyer/contract/kit/dates'
import { panelTexts as texts } from '@foyer/contract/quotations/document/messages-editor'
import { findState } from '@foyer/contract/quotations/document/states'
import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { lazy, memo, Suspense, useState } from 'react'
import { Card } from '../../../../ui/layout/card'
import { useIsPhone } from '../../../../ui/phone'
import { Facts } from '../../../../ui/text/facts'
import type { HeadCardProps } from './head'

const HeadDialog = lazy(() => import('./head-dialog').then((module) => ({ default: module.HeadDialog })))

const dayText = (day: string | null) => (day && isValidCalendarDate(day) ? formatDay(day) : (day ?? ''))

/** To whom it is written, about what and until when: as in the corner of a drawing. */
export const HeadCard = memo(function HeadCard(props: HeadCardProps) {
  const { client, title, site, date, validUntil, number, isTaxed, placeOfSupply, firmGst, isReadOnly } = props
  const [isOpen, setOpen] = useState(false)
  const isPhone = useIsPhone()
  const place =
    findState(placeOfSupply)?.name ??
    (firmGst !== '' && <span data-ink="today">{texts.noPlaceOfSupply}</span>)
  const facts = [
    [texts.number, number ?? texts.noNumber],
    [texts.date, dayText(date)],
    [texts.validUntil, dayText(validUntil)],
    [texts.clientName, [client.name, client.companyName].filter(Boolean).join(', ')],
    [texts.site, site],
    ...(isTaxed ? [[texts.placeOfSupply, place] as const] : []),
  ] as const
  return (
    <Card
      title={title || texts.document}
      action={
        !isReadOnly && (
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconPencil size={14} stroke={1.8} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {texts.edit}
          </Button>
        )
      }
    >
      <Facts facts={facts} layout="cells" columns={isPhone ? 2 : 3} />
      {isOpen && (
        <Suspense>
          <HeadDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
})
