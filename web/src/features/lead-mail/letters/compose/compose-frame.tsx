import { composeTexts as texts } from '@foyer/contract/lead-mail/letters/messages-compose'
import { Box, Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog'
import { DialogFoot } from '../../../../ui/dialogs/dialog'
import classes from '../../../../ui/form/form.module.css'
import { FormProblem } from '../../../../ui/form/form-problem'
import { SubmitButton } from '../../../../ui/form/submit-button'
import { Notice } from '../../../../ui/layout/notice'
import { QuietText } from '../../../../ui/text/quiet-text'
import type { MailForm } from './use-mail-form'

interface ComposeFrameProps {
  mail: MailForm
  submit: string
  /** Something that was written earlier is in it. */
  isRestored: boolean
  onStartAfresh: () => void
  onCancel: () => void
  /** Further buttons before the one that sends. */
  tools?: ReactNode
  children: ReactNode
}

/** What surrounds the fields of a mail: what was begun earlier, why it was refused, and the buttons. */
export function ComposeFrame(props: ComposeFrameProps) {
  const { mail, submit, isRestored, onStartAfresh, onCancel, tools, children } = props
  const [isAsking, setAsking] = useState(false)
  return (
    <form data-draft onSubmit={mail.form.onSubmit} onKeyDown={mail.onKeyDown} noValidate>
      <div className={classes.form}>
        {isRestored && (
          <Notice look="offer">
            <Box flex={1} role="status">
              {texts.draftBack}
            </Box>
            <Button size="xs" variant="subtle" disabled={mail.isBusy} onClick={() => setAsking(true)}>
              {texts.startAfresh}
            </Button>
          </Notice>
        )}
        {children}
        <FormProblem text={mail.form.problem} />
      </div>
      <DialogFoot>
        <Box flex={1} my="auto" visibleFrom="sm">
          <QuietText size="small">{texts.keys}</QuietText>
        </Box>
        <Button variant="default" disabled={mail.isBusy} onClick={onCancel}>
          {texts.cancel}
        </Button>
        {tools}
        <SubmitButton isBusy={mail.isBusy} isDisabled={mail.isLocked}>
          {submit}
        </SubmitButton>
      </DialogFoot>
      {isAsking && (
        <ConfirmDialog
          title={texts.discard}
          confirm={texts.discardIt}
          isBusy={false}
          problem={undefined}
          onConfirm={onStartAfresh}
          onClose={() => setAsking(false)}
        >
          <QuietText>{texts.discardText}</QuietText>
        </ConfirmDialog>
      )}
    </form>
  )
}
