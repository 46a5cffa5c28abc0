import type { LeadImport } from '@foyer/contract/intake/import/model'
import { importRunTexts as texts } from '@foyer/contract/intake/messages/import-screen'
import { Progress } from '@mantine/core'
import { Stack } from '../../../../ui/layout/flow'
import { QuietText } from '../../../../ui/text/quiet-text'

type Going = Pick<LeadImport, 'state' | 'staged' | 'total'>

/** How far it is: rows made ready, then all leads written at once. */
export function ImportProgress({ of: { state, staged, total } }: { of: Going }) {
  const isWriting = state === 'writing'
  // The last tenth is the writing, which has no parts.
  const value = isWriting ? 95 : total > 0 ? (90 * staged) / total : 0
  return (
    <Stack gap={6}>
      <Progress value={value} size={6} animated={isWriting} aria-label={texts.progress} />
      <QuietText size="small">{isWriting ? texts.writing(total) : texts.staged(staged, total)}</QuietText>
    </Stack>
  )
}
