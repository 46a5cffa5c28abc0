import { sendDialogTexts as texts } from '@foyer/contract/quotations/sending/messages-screen'
import { Button } from '@mantine/core'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { Stack } from '../../../ui/layout/flow'
import { QuietText } from '../../../ui/text/quiet-text'
import type { SentRead } from '../shapes'
import { CopyField } from './copy-field'

/** What was made to be shared: the link, and WhatsApp with the words in it. */
export function SentLink({ sent: { message, link, whatsAppUrl } }: { sent: SentRead }) {
  return (
    <Stack gap={12}>
      <QuietText>{message}</QuietText>
      {link.url && <CopyField label={texts.link} value={link.url} />}
      {whatsAppUrl && (
        <Button
          component="a"
          href={whatsAppUrl}
          target="_blank"
          rel="noreferrer"
          data-autofocus
          leftSection={<IconBrandWhatsapp size={16} stroke={1.6} aria-hidden />}
        >
          {texts.openWhatsApp}
        </Button>
      )}
    </Stack>
  )
}
