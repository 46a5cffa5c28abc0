import { bulkMailDialogTexts as texts } from '@foyer/contract/lead-mail/bulk/messages-screen'
import type { RecipientCheck } from '@foyer/contract/lead-mail/bulk/model'
import { Link } from 'react-router'
import { addresses } from '../../../app/addresses'
import { Row, Stack } from '../../../ui/layout/flow'
import { QuietText } from '../../../ui/text/quiet-text'
import { LeftOut } from './left-out'

/** Those without an address first, by their names; then how many get it. */
export function WhoGetsIt({ check }: { check: RecipientCheck }) {
  const { withAddress, withoutAddress, unsubscribed, twice } = check
  return (
    <Stack gap={8}>
      <LeftOut title={texts.left['no-address'](withoutAddress.count)} of={withoutAddress} />
      <LeftOut title={texts.left.unsubscribed(unsubscribed.count)} of={unsubscribed} />
      <LeftOut title={texts.left.twice(twice.count)} of={twice} />
      <Row grow="first">
        {withAddress > 0 && <QuietText>{texts.gets(withAddress)}</QuietText>}
        {/* Beside it: what is being written stays open. */}
        <Link data-link to={addresses.mailBatches} target="_blank">
          {texts.earlier}
        </Link>
      </Row>
    </Stack>
  )
}
