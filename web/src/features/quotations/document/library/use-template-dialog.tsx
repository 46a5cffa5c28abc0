import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { editorTexts, newDialogTexts as texts } from '@foyer/contract/quotations/document/messages-page'
import type { QuotationKind } from '@foyer/contract/quotations/document/model'
import { quotationLibraryEndpoints } from '@foyer/contract/wire/quotations/document/library-endpoints'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { wordsOf } from '../../../../api/call-failed'
import { call } from '../../../../api/client'
import { Dialog, DialogFoot } from '../../../../ui/dialogs/dialog'
import { FormProblem } from '../../../../ui/form/form-problem'
import { useOnce } from '../../../../ui/form/use-once'
import { Stack } from '../../../../ui/layout/flow'
import { QuietText } from '../../../../ui/text/quiet-text'
import { showToast } from '../../../../ui/toasts/toast'
import { newId } from '../editing/rows'
import type { WritingActions } from '../editing/use-writing'
import { TemplateChoice } from './template-choice'

interface UseTemplateDialogProps {
  kind: QuotationKind
  projectId: string
  actions: WritingActions
  onClose: () => void
}

/** A template in the place of what is written; one step to undo. */
export function UseTemplateDialog({ kind, projectId, actions, onClose }: UseTemplateDialogProps) {
  const [templateId, setTemplateId] = useState('')
  const [problem, setProblem] = useState<string>()
  const { isBusy, once } = useOnce()
  const fill = () =>
    void once(async () => {
      try {
        const wish = { templateId, projectId }
        const { document } = await call(quotationLibraryEndpoints.quotationTemplate, wish)
        const anew = <P extends { id: string }>(part: P): P => ({ ...part, id: newId() })
        actions.set({
          ...document,
          sections: document.sections.map((section) => ({
            ...anew(section),
            items: section.items.map(anew),
          })),
          phases: document.phases.map(anew),
          milestones: document.milestones.map(anew),
        })
        actions.pause()
        showToast({ kind: 'ok', text: texts.used, undo: actions.undo })
        onClose()
      } catch (error) {
        setProblem(wordsOf(error, texts.templatesFailed))
      }
    })
  return (
    <Dialog opened title={editorTexts.useTemplate} width={420} onClose={onClose}>
      <Stack gap={12}>
        <TemplateChoice kind={kind} value={templateId} hasBlank={false} onChange={setTemplateId} />
        <QuietText size="small">{texts.replaces}</QuietText>
        <FormProblem text={problem} />
      </Stack>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {screenTexts.cancel}
        </Button>
        <Button loading={isBusy} disabled={templateId === ''} onClick={fill}>
          {texts.use}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
