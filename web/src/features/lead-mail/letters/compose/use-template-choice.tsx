import { composeTexts as texts } from '@foyer/contract/lead-mail/letters/messages-compose'
import type { EmailTemplate } from '@foyer/contract/lead-mail/templates/model'
import { type ReactNode, useRef, useState } from 'react'
import { wordsOf } from '../../../../api/call-failed'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog'
import { QuietText } from '../../../../ui/text/quiet-text'
import { showToast } from '../../../../ui/toasts/toast'
import type { MailValues } from './mail-values'
import type { MailForm } from './use-mail-form'

type Words = Pick<MailValues, 'subject' | 'html'>

interface TemplateChoice {
  choose: (template: EmailTemplate) => void
  /** Whether a template may take the place of what is there without asking. */
  isUntouched: boolean
  isFilling: boolean
  /** To be put on the page. */
  question: ReactNode
}

/** A template takes the place of subject and text (L-233); of words that somebody wrote only after asking. */
export function useTemplateChoice(
  mail: MailForm,
  wordsFrom: (template: EmailTemplate) => Promise<Words> | Words,
): TemplateChoice {
  const [asked, setAsked] = useState<EmailTemplate>()
  const [isFilling, setFilling] = useState(false)
  const latest = useRef('')
  /** As the last template left it. */
  const [filled, setFilled] = useState<Words>({ subject: '', html: '' })
  const { subject, html } = mail.values
  const isEmpty = subject.trim() === '' && html === ''
  const isUntouched = isEmpty || (subject === filled.subject && html === filled.html)

  const fill = async (template: EmailTemplate) => {
    setAsked(undefined)
    setFilling(true)
    latest.current = template.id
    try {
      const words = await wordsFrom(template)
      // Only the last choice counts, whichever answer comes last.
      if (latest.current !== template.id) return
      setFilled({ subject: words.subject, html: words.html })
      mail.change({ subject: words.subject, html: words.html, templateId: template.id })
    } catch (error) {
      showToast({ kind: 'problem', text: wordsOf(error, texts.fillFailed) })
    } finally {
      setFilling(false)
    }
  }
  return {
    choose: (template) => (isUntouched ? void fill(template) : setAsked(template)),
    isUntouched,
    isFilling,
    question: asked && (
      <ConfirmDialog
        title={texts.replaceTitle}
        confirm={texts.replace}
        isBusy={false}
        problem={undefined}
        onConfirm={() => void fill(asked)}
        onClose={() => setAsked(undefined)}
      >
        <QuietText>{texts.replaceText}</QuietText>
      </ConfirmDialog>
    ),
  }
}
