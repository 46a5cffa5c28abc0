import { formatDay } from '@foyer/contract/kit/dates'
import { exactAmount } from '@foyer/contract/kit/money'
import { dialledPhone, displayPhone } from '@foyer/contract/kit/phone'
import { answerPageTexts as texts } from '@foyer/contract/quotations/answer/messages-page'
import type { ShownQuotation } from '@foyer/contract/quotations/answer/model'
import { quotationKindTexts } from '@foyer/contract/quotations/document/messages'
import { findState } from '@foyer/contract/quotations/document/states'
import { Box } from '@mantine/core'
import { Row, Stack } from '../../../ui/layout/flow'
import { Facts } from '../../../ui/text/facts'
import { MetaLine } from '../../../ui/text/meta-line'
import { PageTitle } from '../../../ui/text/page-title'
import classes from './answer.module.css'

/** Who sends it, what it is for, and what it comes to. */
export function QuotationHead({ quotation, total }: { quotation: ShownQuotation; total: number }) {
  const { document, version, kind, logo } = quotation
  const { firm, client, number, title } = document
  const state = document.isTaxed ? findState(document.placeOfSupply) : undefined
  const phone = firm.contact && dialledPhone(firm.contact)
  return (
    <Stack gap={16}>
      <Row gap={12} isOneLine grow="last">
        {logo && <Box component="img" maw={96} mah={48} flex="none" src={logo} alt="" />}
        <Stack gap={2}>
          <span data-title>{firm.name}</span>
          <MetaLine
            pieces={[
              firm.city,
              phone && (
                <a key="phone" data-link href={`tel:${phone}`}>
                  {displayPhone(firm.contact)}
                </a>
              ),
              firm.email && (
                <a key="mail" data-link href={`mailto:${firm.email}`}>
                  {firm.email}
                </a>
              ),
              firm.gstNumber && texts.gstin(firm.gstNumber),
            ]}
          />
        </Stack>
      </Row>
      <Stack gap={4}>
        <MetaLine pieces={[texts.number(number), texts.version(version), quotationKindTexts[kind]]} />
        <PageTitle size="large" documentTitle={texts.documentTitle(number, firm.name)}>
          {title}
        </PageTitle>
        <span data-ink="2">{texts.forClient(client.companyName || client.name)}</span>
      </Stack>
      <div className={classes.block}>
        <Facts
          layout="cells"
          columns={4}
          facts={[
            [texts.date, formatDay(document.date)],
            [texts.validUntil, document.validUntil && formatDay(document.validUntil)],
            ...(document.site ? [[texts.site, document.site] as const] : []),
            ...(state ? [[texts.placeOfSupply, state.name] as const] : []),
          ]}
        />
        <div className={classes.grand}>
          <span data-small>{texts.total}</span>
          <strong>{exactAmount(total, firm.currencySymbol)}</strong>
        </div>
      </div>
    </Stack>
  )
}
