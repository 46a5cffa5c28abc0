import { referenceMailTexts as texts } from '@foyer/contract/lead-mail/letters/messages-compose'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { Button, VisuallyHidden } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { CheckField } from '../../../ui/form/fields/check-field'
import { Row } from '../../../ui/layout/flow'
import { QuietText } from '../../../ui/text/quiet-text'
import { SectionHeading } from '../../../ui/text/section-heading'
import { showToast } from '../../../ui/toasts/toast'
import { useLead } from '../../leads/record/details/use-lead'
import classes from '../../leads/work/contact/outcome-sheet.module.css'
import type { MailRequest } from '../../leads/work/mail/mail-requests'

interface ReferenceMailSheetProps {
  request: Extract<MailRequest, { kind: 'lead' }>
  onYes: () => void
  onEnd: () => void
}

/** L-121: asked beside the work, not in its way; whoever goes on to another page does not want one. */
export function ReferenceMailSheet({ request, onYes, onEnd }: ReferenceMailSheetProps) {
  const { data: lead, isError } = useLead(request.leadId)
  const isWanted = lead === undefined || (lead.email !== undefined && !lead.wantsNoEmailPrompt)
  const { pathname } = useLocation()
  const begun = useRef(pathname)
  const isOver = isError || !isWanted || begun.current !== pathname
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (isOver) end.current()
  }, [isOver])
  const isShown = lead !== undefined && !isOver
  return (
    <>
      <VisuallyHidden aria-live="polite">{isShown && texts.question}</VisuallyHidden>
      {isShown && <Question request={request} onYes={onYes} onEnd={onEnd} />}
    </>
  )
}

function Question({ request: { leadId, name, status }, onYes, onEnd }: ReferenceMailSheetProps) {
  const [isLast, setLast] = useState(false)
  const titleId = useId()
  const { mutateAsync: save } = useSend(leadCaptureEndpoints.addEdit)
  /** L-122 */
  const remember = () => {
    if (!isLast) return
    save({ kind: 'no-email-prompt', leadId, wantsNoEmailPrompt: true }).catch((error) =>
      showToast({ kind: 'problem', text: wordsOf(error, texts.dontAskFailed) }),
    )
  }
  const no = () => {
    remember()
    onEnd()
  }
  return (
    <section
      className={classes.sheet}
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        no()
      }}
    >
      <SectionHeading id={titleId}>{texts.question}</SectionHeading>
      <QuietText>{texts.about(name, status)}</QuietText>
      <CheckField label={texts.dontAsk} value={isLast} onChange={setLast} />
      <Row>
        <Button
          onClick={() => {
            remember()
            onYes()
          }}
        >
          {texts.yes}
        </Button>
        <Button variant="default" onClick={no}>
          {texts.no}
        </Button>
      </Row>
    </section>
  )
}
