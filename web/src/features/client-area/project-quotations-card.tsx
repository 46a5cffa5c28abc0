import { clientAnswerTexts, clientProjectTexts as texts } from '@foyer/contract/client-area/messages'
import { calendarDateOf, formatDay } from '@foyer/contract/kit/dates'
import { exactAmount } from '@foyer/contract/kit/money'
import type { ListedQuotation } from '@foyer/contract/quotations/answer/model'
import { IconChevronRight, IconFileInvoice } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addresses } from '../../app/addresses'
import { Card } from '../../ui/layout/card'
import { Stack } from '../../ui/layout/flow'
import { EmptyState } from '../../ui/states/empty-state'
import { MetaLine } from '../../ui/text/meta-line'
import { PlainList } from '../../ui/text/plain-list'
import { useCompanyDay } from '../accounts/use-company-day'
import styles from './client-page.module.css'

const inks = { open: 'today', lapsed: '3', accepted: 'ok', void: '3' } as const

export function ProjectQuotationsCard({ quotations }: { quotations: ListedQuotation[] }) {
  const { timeZone } = useCompanyDay()
  const dayOf = (at: string) => formatDay(calendarDateOf(at, timeZone))
  return (
    <Card title={texts.quotations}>
      {quotations.length === 0 ? (
        <EmptyState icon={IconFileInvoice} title={texts.noQuotations} hint={texts.noQuotationsHint} />
      ) : (
        <PlainList isDivided label={texts.quotations}>
          {quotations.map(
            ({ id, title, number, version, state, total, currencySymbol, sentAt, acceptedAt }) => (
              <li key={id}>
                <Link
                  className={styles.line}
                  data-hover="true"
                  data-focus="inside"
                  to={addresses.clientQuotation(id)}
                >
                  <Stack gap={2}>
                    <strong>{title}</strong>
                    <MetaLine
                      pieces={[
                        texts.number(number, version),
                        acceptedAt ? texts.acceptedOn(dayOf(acceptedAt)) : texts.sentOn(dayOf(sentAt)),
                      ]}
                    />
                    <span data-small data-ink={inks[state]}>
                      {clientAnswerTexts[state]}
                    </span>
                  </Stack>
                  <strong className="num">{exactAmount(total, currencySymbol)}</strong>
                  <IconChevronRight size={18} stroke={1.6} aria-hidden />
                </Link>
              </li>
            ),
          )}
        </PlainList>
      )}
    </Card>
  )
}
