import { bulkMailDialogTexts as texts } from '@foyer/contract/lead-mail/bulk/messages-screen'
import type { RecipientCheck } from '@foyer/contract/lead-mail/bulk/model'
import { Stack } from '../../../ui/layout/flow'
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
      {withAddress > 0 && <QuietText>{texts.gets(withAddress)}</QuietText>}
    </Stack>
  )
}
