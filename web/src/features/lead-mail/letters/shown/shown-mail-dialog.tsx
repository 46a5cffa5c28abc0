import { sizeWords } from '@foyer/contract/files/size-words'
import { formatInstant } from '@foyer/contract/kit/dates'
import type { ReplyOf } from '@foyer/contract/kit/endpoint'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { shownMailTexts as texts } from '@foyer/contract/lead-mail/letters/messages-compose'
import { letterEndpoints } from '@foyer/contract/wire/lead-mail/letters/endpoints'
import { Button } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useEndpoint } from '../../../../api/queries'
import { Dialog, DialogFoot } from '../../../../ui/dialogs/dialog'
import { Stack } from '../../../../ui/layout/flow'
import { useIsPhone } from '../../../../ui/phone'
import { SafeHtml } from '../../../../ui/safe-html/safe-html'
import { Loaded } from '../../../../ui/states/loaded'
import { Facts } from '../../../../ui/text/facts'
import { LongText } from '../../../../ui/text/long-text'
import { PlainList } from '../../../../ui/text/plain-list'
import { QuietText } from '../../../../ui/text/quiet-text'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { MailStateMark } from './mail-state'
import classes from './shown-mail.module.css'
import { useMailAgain } from './use-mail-again'

interface ShownMailDialogProps {
  mailId: string
  onClose: () => void
}

/** A mail to a lead or from it, whole. */
export function ShownMailDialog({ mailId, onClose }: ShownMailDialogProps) {
  // Links to its attachments are good for some minutes only.
  const read = useEndpoint(letterEndpoints.leadMail, { id: mailId }, { staleTime: 0 })
  const { buttons, question } = useMailAgain(mailId, read.data?.state)
  return (
    <Dialog opened title={read.data?.subject || texts.title} width={760} onClose={onClose}>
      <Loaded of={read} failed={texts.loadFailed} rows={6}>
        {(mail) => <WholeMail mail={mail} />}
      </Loaded>
      <DialogFoot>
        {buttons}
        <Button variant="default" data-autofocus onClick={onClose}>
          {screenTexts.close}
        </Button>
      </DialogFoot>
      {question}
    </Dialog>
  )
}

type WholeMailProps = { mail: ReplyOf<typeof letterEndpoints.leadMail> }

/** What its time is of: one that waits or has failed was not sent then. */
const momentOf = ({ isReceived, state }: WholeMailProps['mail']) => {
  if (isReceived) return texts.receivedAt
  return state === 'sent' ? texts.at : texts.writtenAt
}

function WholeMail({ mail }: WholeMailProps) {
  const { timeZone } = useCompanyDay()
  const { from, to, at, sender, attachments } = mail
  return (
    <Stack gap={14}>
      <Facts
        layout="cells"
        columns={useIsPhone() ? 1 : 3}
        isFramed
        facts={[
          [texts.from, from || sender?.fullName],
          ...(to.length > 0 ? [[texts.to, to.join(', ')] as const] : []),
          [momentOf(mail), formatInstant(at, timeZone)],
        ]}
      />
      <MailStateMark mail={mail} />
      {mail.isAutomatic && <QuietText>{texts.automatic}</QuietText>}
      <div className={classes.words}>
        {mail.html ? <SafeHtml html={mail.html} /> : <LongText text={mail.text || texts.empty} />}
      </div>
      {attachments.length > 0 && (
        <PlainList label={texts.attachments}>
          {attachments.map(({ id, name, size, path }) => (
            <li key={id}>
              <a data-link href={path} download={name}>
                <IconPaperclip size={14} stroke={1.6} aria-hidden /> {name}
              </a>{' '}
              <small>{sizeWords(size)}</small>
            </li>
          ))}
        </PlainList>
      )}
    </Stack>
  )
}
