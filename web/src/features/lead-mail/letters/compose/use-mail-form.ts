import { composeTexts as texts } from '@foyer/contract/lead-mail/letters/messages-compose'
import { type KeyboardEvent, useState } from 'react'
import { wordsOf } from '../../../../api/call-failed'
import { type FoyerForm, useFoyerForm } from '../../../../ui/form/use-foyer-form'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { isComplete, isWritten, type MailValues, mailProblems, momentOf } from './mail-values'

export interface MailForm {
  form: FoyerForm<MailValues>
  values: MailValues
  change: (part: Partial<MailValues>) => void
  isBusy: boolean
  isWritten: boolean
  /** L-239: why Send is locked needs no words; what is missing is seen. */
  isLocked: boolean
  /** A file is on its way to the server, or did not get there. */
  onHeldUp: (isHeldUp: boolean) => void
  /** Of the form: Ctrl and Enter send. */
  onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void
}

interface MailFormOptions {
  start: MailValues
  /** Throws where it has failed: what was written stays. */
  send: (values: MailValues, sendAt: string | undefined) => Promise<void>
}

/** A mail that is being written, whoever it goes to. */
export function useMailForm({ start, send }: MailFormOptions): MailForm {
  const { now, timeZone } = useCompanyDay()
  const [isHeldUp, setHeldUp] = useState(false)
  const form = useFoyerForm<MailValues>(
    (values) => mailProblems(values, { now, timeZone }),
    start,
    (values) => send(values, momentOf(values, timeZone)?.toISOString()),
    { problemOf: (error) => ({ form: wordsOf(error, texts.failed) }) },
  )
  const { values, isBusy } = form
  const isLocked = isBusy || isHeldUp || !isComplete(values)
  return {
    form,
    values,
    change: (part) => form.change(part),
    isBusy,
    isWritten: isWritten(values),
    isLocked,
    onHeldUp: setHeldUp,
    onKeyDown: (event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (!isLocked) form.onSubmit()
    },
  }
}
