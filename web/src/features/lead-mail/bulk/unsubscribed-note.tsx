import { unsubscribedTexts as texts } from '@foyer/contract/lead-mail/bulk/messages-screen'
import { bulkMailEndpoints } from '@foyer/contract/wire/lead-mail/bulk/endpoints'
import { useEndpoint } from '../../../api/queries'
import { Notice } from '../../../ui/layout/notice'

/** Whoever writes to one lead knows that it wants no mails to many; this one reaches it. */
export function UnsubscribedNote({ leadId }: { leadId: string }) {
  const { data } = useEndpoint(bulkMailEndpoints.mailRecipients, { selection: { ids: [leadId] } })
  return data && data.unsubscribed.count > 0 ? <Notice>{texts.note}</Notice> : null
}
