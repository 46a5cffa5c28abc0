import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { newDialogTexts as texts } from '@foyer/contract/quotations/document/messages-page'
import { type QuotationKind, quotationKinds } from '@foyer/contract/quotations/document/model'
import { quotationEndpoints } from '@foyer/contract/wire/quotations/document/endpoints'
import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { addresses } from '../../../../app/addresses'
import { Dialog, DialogFoot } from '../../../../ui/dialogs/dialog'
import { FormProblem } from '../../../../ui/form/form-problem'
import { Stack } from '../../../../ui/layout/flow'
import { TemplateChoice } from '../library/template-choice'

/** Which kind, and what it begins with. */
export function NewQuotationDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const navigate = useNavigate()
  const [kind, setKind] = useState<QuotationKind>('design')
  const [templateId, setTemplateId] = useState('')
  const create = useSend(quotationEndpoints.createQuotation, {
    onSuccess: ({ id }) => void navigate(addresses.quotation(projectId, id)),
  })
  const begin = () =>
    create.mutate({
      projectId,
      kind,
      from: templateId ? { kind: 'template', templateId } : { kind: 'blank' },
      isOpenReused: false,
    })
  return (
    <Dialog opened title={texts.title} width={420} onClose={onClose}>
      <Stack gap={16}>
        <Radio.Group
          label={texts.kind}
          value={kind}
          onChange={(chosen) => {
            setKind(chosen as QuotationKind)
            setTemplateId('')
          }}
        >
          <Stack gap={8}>
            {quotationKinds.map((one) => (
              <Radio key={one} value={one} label={texts[one]} />
            ))}
          </Stack>
        </Radio.Group>
        <TemplateChoice kind={kind} value={templateId} hasBlank onChange={setTemplateId} />
        <FormProblem text={create.error ? wordsOf(create.error, texts.failed) : undefined} />
      </Stack>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {screenTexts.cancel}
        </Button>
        <Button loading={create.isPending} onClick={begin}>
          {texts.create}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
