import { shownMailTexts as texts } from '@foyer/contract/lead-mail/letters/messages-compose'
import type { MailState } from '@foyer/contract/mail/model'
import { letterEndpoints } from '@foyer/contract/wire/lead-mail/letters/endpoints'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog'
import { QuietText } from '../../../../ui/text/quiet-text'
import { showToast } from '../../../../ui/toasts/toast'
import { useGuard } from '../../../accounts/use-guard'

interface MailAgain {
  /** What can be done about a mail in this state; nothing for most. */
  buttons: ReactNode
  question: ReactNode
}

const tellProblem = (error: unknown, otherwise: string) =>
  showToast({ kind: 'problem', text: wordsOf(error, otherwise) })
const tell = ({ message }: { message: string }) => showToast({ kind: 'ok', text: message })

/** Retry, after asking where it may arrive twice; Cancel until it leaves. */
export function useMailAgain(id: string, state: MailState | undefined): MailAgain {
  const guard = useGuard('leadMail.send')
  const [isAsking, setAsking] = useState(false)
  const retry = useSend(letterEndpoints.retryMail)
  const cancel = useSend(letterEndpoints.cancelMail)
  const again = () => {
    setAsking(false)
    retry.mutate({ id }, { onSuccess: tell, onError: (error) => tellProblem(error, texts.retryFailed) })
  }
  const callBack = () =>
    cancel.mutate({ id }, { onSuccess: tell, onError: (error) => tellProblem(error, texts.cancelFailed) })
  const isUncertain = state === 'uncertain'
  return {
    buttons: (
      <>
        {(isUncertain || state === 'failed') && (
          <Button
            size="xs"
            variant="default"
            loading={retry.isPending}
            {...guard.lock}
            onClick={guard(isUncertain ? () => setAsking(true) : again)}
          >
            {texts.retry}
          </Button>
        )}
        {state === 'queued' && (
          <Button
            size="xs"
            variant="default"
            loading={cancel.isPending}
            {...guard.lock}
            onClick={guard(callBack)}
          >
            {texts.cancel}
          </Button>
        )}
      </>
    ),
    question: isAsking && (
      <ConfirmDialog
        title={texts.retryTitle}
        confirm={texts.retryAgain}
        isBusy={false}
        problem={undefined}
        onConfirm={again}
        onClose={() => setAsking(false)}
      >
        <QuietText>{texts.retryText}</QuietText>
      </ConfirmDialog>
    ),
  }
}
