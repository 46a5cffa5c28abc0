import { exactAmount } from '@foyer/contract/kit/money'
import { totalsTexts } from '@foyer/contract/quotations/document/messages-editor'
import { Stack } from '../../../../ui/layout/flow'
import classes from './editor.module.css'
import type { EditorPart } from './editor-part'
import { SendButton } from './send-button'

/** On a phone the total and Send stay in sight. */
export function EditorFoot({ total, ...part }: EditorPart & { total: number }) {
  return (
    <div className={classes.foot}>
      <Stack gap={2}>
        <small>{totalsTexts.total}</small>
        <strong className="num">{exactAmount(total, part.record.firm.currencySymbol)}</strong>
      </Stack>
      <SendButton {...part} />
    </div>
  )
}
