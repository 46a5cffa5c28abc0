import { leadDialogTexts as texts } from '@foyer/contract/leads/messages/dialogs'
import { Box, Button } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { DialogFoot } from '../../../../ui/dialogs/dialog'
import { FormProblem } from '../../../../ui/form/form-problem'
import { SubmitButton } from '../../../../ui/form/submit-button'
import { Notice } from '../../../../ui/layout/notice'
import type { LeadForm } from './use-lead-form'

interface FormFrameProps {
  form: LeadForm
  submit: string
  /** Something that was typed earlier is in the form. */
  isRestored: boolean
  onStartAfresh: () => void
  onCancel: () => void
  children: ReactNode
}

/** What surrounds the fields of every lead form. */
export function FormFrame({ form, submit, isRestored, onStartAfresh, onCancel, children }: FormFrameProps) {
  const sendByKeys = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }
  return (
    <form data-draft onSubmit={form.submit} onKeyDown={sendByKeys} noValidate>
      {isRestored && (
        <Box mb={14}>
          <Notice look="offer">
            <Box flex={1} role="status">
              {texts.draftBack}
            </Box>
            <Button size="xs" variant="subtle" disabled={form.isBusy} onClick={onStartAfresh}>
              {texts.startAfresh}
            </Button>
          </Notice>
        </Box>
      )}
      {children}
      <DialogFoot>
        <Box flex={{ base: '1 1 100%', sm: '1 1 200px' }}>
          <FormProblem text={form.alert} />
        </Box>
        <Button variant="default" disabled={form.isBusy} onClick={onCancel}>
          {texts.cancel}
        </Button>
        <SubmitButton isBusy={form.isBusy}>{submit}</SubmitButton>
      </DialogFoot>
    </form>
  )
}
