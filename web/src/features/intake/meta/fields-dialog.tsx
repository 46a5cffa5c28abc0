import { metaTexts as texts } from '@foyer/contract/intake/messages/meta'
import type { MetaForm, MetaForms, MetaPage } from '@foyer/contract/intake/meta/model'
import { defaultTarget } from '@foyer/contract/intake/meta/questions'
import { customFieldOf, type Target } from '@foyer/contract/intake/targets'
import { leaveTexts } from '@foyer/contract/kit/input-texts'
import { metaEndpoints } from '@foyer/contract/wire/intake/meta/endpoints'
import { IconListDetails } from '@tabler/icons-react'
import { useState } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { useEndpoint, useSend } from '../../../api/queries'
import { Dialog } from '../../../ui/dialogs/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { ChoiceField } from '../../../ui/form/fields/choice-field'
import { useCloseGuard } from '../../../ui/form/use-close-guard'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { EmptyState } from '../../../ui/states/empty-state'
import { Loaded } from '../../../ui/states/loaded'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'

interface FieldsDialogProps {
  page: MetaPage
  onClose: () => void
}

/** Where the answers of the forms of a page go. */
export function FieldsDialog({ page, onClose }: FieldsDialogProps) {
  const forms = useEndpoint(metaEndpoints.metaForms, { id: page.id }, { staleTime: 0 })
  const [isChanged, setChanged] = useState(false)
  const guard = useCloseGuard({ isChanged, text: leaveTexts.text, onClose })
  return (
    <Dialog opened title={texts.mappingTitle(page.name)} width={760} onClose={guard.close}>
      <Loaded of={forms} failed={texts.mappingFailed} rows={5}>
        {(known) =>
          known.forms.length === 0 ? (
            <EmptyState icon={IconListDetails} title={texts.noForms} hint={texts.noFormsHint} />
          ) : (
            <Forms
              doorId={page.id}
              known={known}
              isChanged={isChanged}
              onChanged={setChanged}
              onClose={guard.close}
            />
          )
        }
      </Loaded>
      {guard.question}
    </Dialog>
  )
}

interface FormsProps {
  doorId: string
  known: MetaForms
  isChanged: boolean
  onChanged: (isChanged: boolean) => void
  onClose: () => void
}

function Forms({ doorId, known, isChanged, onChanged, onClose }: FormsProps) {
  const [formId, setFormId] = useState(known.forms[0]?.formId ?? '')
  const form = known.forms.find((one) => one.formId === formId)
  return (
    <>
      {known.forms.length > 1 && (
        <ChoiceField
          label={texts.form}
          description={isChanged ? texts.saveFirst : undefined}
          disabled={isChanged}
          data={known.forms.map(({ formId: value, name }) => ({ value, label: name }))}
          value={formId}
          onChange={setFormId}
          px={{ base: 16, sm: 20 }}
        />
      )}
      {form && (
        <Questions
          key={form.formId}
          doorId={doorId}
          form={form}
          targets={known.targets}
          onChanged={onChanged}
          onClose={onClose}
        />
      )}
    </>
  )
}

interface QuestionsProps extends Pick<FormsProps, 'doorId' | 'onChanged' | 'onClose'> {
  form: MetaForm
  targets: MetaForms['targets']
}

function Questions({
  doorId,
  form: { formId, name, questions, mapping },
  targets,
  onChanged,
  onClose,
}: QuestionsProps) {
  const save = useSend(metaEndpoints.metaSaveForm)
  const fields = targets.flatMap(({ target, label }) => {
    const id = customFieldOf(target)
    return id ? { id, name: label } : []
  })
  const chosen = Object.fromEntries(
    questions.map((question) => [question.key, mapping[question.key] ?? defaultTarget(question, fields)]),
  )
  const form = useFoyerForm(
    () => ({ fields: {} }),
    chosen,
    async (values: Record<string, string>) => {
      const { message } = await save.mutateAsync({
        doorId,
        formId,
        mapping: values as Record<string, Target | 'none'>,
      })
      showToast({ kind: 'ok', text: message, about: 'meta' })
      onChanged(false)
      onClose()
    },
    { problemOf: (error) => ({ form: wordsOf(error, texts.saveFailed) }) },
  )
  const choices = [
    ...targets.map(({ target, label }) => ({ value: target as string, label })),
    { value: 'none', label: texts.nowhere },
  ]
  return (
    <DialogForm form={form} submit={texts.save} onCancel={onClose}>
      <QuietText>{`${name} · ${texts.mappingLead}`}</QuietText>
      {questions.map(({ key, label }) => (
        <ChoiceField
          key={key}
          label={label}
          data={choices}
          searchable
          value={form.values[key] ?? ''}
          onChange={(value) => {
            form.field(key).onChange(value)
            onChanged(true)
          }}
        />
      ))}
    </DialogForm>
  )
}
