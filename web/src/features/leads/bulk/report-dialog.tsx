import type { BulkReport } from '@foyer/contract/leads/bulk/model'
import { reportTexts as texts } from '@foyer/contract/leads/messages/selection'
import { Box, Button } from '@mantine/core'
import { Dialog, DialogFoot } from '../../../ui/dialogs/dialog'
import { PlainList } from '../../../ui/text/plain-list'
import { QuietText } from '../../../ui/text/quiet-text'

interface ReportDialogProps {
  report: BulkReport
  onClose: () => void
}

/** What of many leads was not done, and why. */
export function ReportDialog({ report: { done, refused, refusedCount }, onClose }: ReportDialogProps) {
  const others = refusedCount - refused.length
  return (
    <Dialog opened title={texts.title} width={420} onClose={onClose}>
      {texts.done(done, done + refusedCount)}
      <Box mah={320} my={12} style={{ overflow: 'auto' }}>
        <PlainList isDivided>
          {refused.map(({ id, name, reason }) => (
            <Box component="li" key={id} py={8}>
              <strong>{name || texts.unknown}</strong>
              <QuietText>{reason}</QuietText>
            </Box>
          ))}
        </PlainList>
      </Box>
      {others > 0 && texts.more(others)}
      <DialogFoot>
        <Button data-autofocus onClick={onClose}>
          {texts.close}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
