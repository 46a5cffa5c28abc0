import { lazy, type ReactNode, Suspense } from 'react'
import { MailInHistory } from '../features/leads/work/mail/mail-in-history'
import { useMailRequest } from '../features/leads/work/mail/mail-requests'

const MailPlace = lazy(() =>
  import('../features/lead-mail/mail-place').then((module) => ({ default: module.MailPlace })),
)
const MailLine = lazy(() =>
  import('../features/lead-mail/letters/shown/mail-line').then((module) => ({ default: module.MailLine })),
)

/** Mails are a slice above leads, whose screens ask for them. */
export function MailSlot({ children }: { children: ReactNode }) {
  const request = useMailRequest()
  return (
    <MailInHistory value={MailLine}>
      {children}
      <Suspense>{request && <MailPlace request={request} />}</Suspense>
    </MailInHistory>
  )
}
