import type { BulkReport } from '@foyer/contract/leads/bulk'
import { reportTexts as texts } from '@foyer/contract/leads/messages/selection'
import { Button } from '@mantine/core'
import { Dialog, DialogFoot } from '../../../ui/dialog'
import classes from './bulk.module.css'

interface ReportDialogProps {
  report: BulkReport
  onClose: () => void
}

/** What of many leads was not done, and why. */
export function ReportDialog({ report: { done, refused, refusedCount }, onClose }: ReportDialogProps) {
  const others = refusedCount - refused.length
  return (
    <Dialog opened title={texts.title} width={420} onClose={onClose}>
      <p className={classes.text}>{texts.done(done, done + refusedCount)}</p>
      <ul className={classes.refused}>
        {refused.map(({ id, name, reason }) => (
          <li key={id}>
            <b>{name || texts.unknown}</b>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
      {others > 0 && <p className={classes.text}>{texts.more(others)}</p>}
      <DialogFoot>
        <Button data-autofocus onClick={onClose}>
          {texts.close}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
