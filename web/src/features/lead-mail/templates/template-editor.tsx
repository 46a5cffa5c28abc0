import { templateLimits as limits } from '@foyer/contract/lead-mail/templates/limits'
import {
  templateRefusals,
  templateTypeTexts,
  templateFormTexts as texts,
} from '@foyer/contract/lead-mail/templates/messages'
import {
  type EmailTemplate,
  type TemplateDraft,
  type TemplateType,
  templateTypes,
} from '@foyer/contract/lead-mail/templates/model'
import { unknownPlaces, written } from '@foyer/contract/lead-mail/templates/places'
import { templateProblemsOf } from '@foyer/contract/lead-mail/templates/rules'
import { templateEndpoints } from '@foyer/contract/wire/lead-mail/templates/endpoints'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CallFailed, wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { addresses } from '../../../app/addresses'
import { ChoiceField } from '../../../ui/form/fields/choice-field'
import { TextField } from '../../../ui/form/fields/text-field'
import { Form } from '../../../ui/form/form'
import { FormGuard } from '../../../ui/form/form-guard'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { Notice } from '../../../ui/layout/notice'
import { RichTextField } from '../../../ui/rich-text/rich-text-field'
import { showToast } from '../../../ui/toasts/toast'
import { useIsLocked } from '../../accounts/use-guard'
import { usePictureUpload } from '../use-picture-upload'
import { SubjectField } from './subject-field'
import { TemplatePreview } from './template-preview'
import classes from './templates.module.css'
import { useMailPlaces } from './use-templates'

interface TemplateEditorProps {
  initial: TemplateDraft
  /** The one that is changed; none for a new one. */
  template: EmailTemplate | undefined
  /** What a colleague has saved since this page was opened. */
  newer?: EmailTemplate | undefined
  onTake?: (newer: EmailTemplate) => void
}

const kinds = templateTypes.map((type) => ({ value: String(type), label: templateTypeTexts[type].name }))

export function TemplateEditor({ initial, template, newer, onTake }: TemplateEditorProps) {
  const isLocked = useIsLocked('leadMail.editTemplates')
  const navigate = useNavigate()
  const places = useMailPlaces()
  const storePicture = usePictureUpload()
  const form = useTemplateForm(initial, template)
  const { values } = form
  const isHeld = form.isBusy || isLocked
  const unknown = unknownPlaces(`${values.subject} ${values.html}`, places).map(written)
  return (
    <div className={classes.editor}>
      <Form
        form={form}
        submit={texts.save}
        isSubmitLocked={isLocked}
        onCancel={() => navigate(addresses.settings.emailTemplates)}
      >
        {newer && (
          <Notice look="offer">
            {templateRefusals.changed.text}
            <Button variant="default" size="xs" onClick={() => onTake?.(newer)}>
              {texts.showTheirs}
            </Button>
          </Notice>
        )}
        <TextField
          {...form.field('name')}
          label={texts.name}
          note={texts.nameHint}
          withAsterisk
          max={limits.name}
          readOnly={isHeld}
          autoComplete="off"
        />
        <ChoiceField
          label={texts.kind}
          data={kinds}
          value={String(values.type)}
          onChange={(type) => form.change({ type: Number(type) as TemplateType })}
          readOnly={isHeld}
        />
        <SubjectField
          {...form.field('subject')}
          label={texts.subject}
          max={limits.subject}
          places={places}
          readOnly={isHeld}
        />
        <RichTextField
          {...form.field('html')}
          label={texts.body}
          description={texts.bodyHint}
          withAsterisk
          places={places}
          onPicture={storePicture}
          readOnly={isHeld}
        />
        {unknown.length > 0 && <Notice>{texts.unknown(unknown)}</Notice>}
      </Form>
      <TemplatePreview subject={values.subject} html={values.html} />
      <FormGuard form={form} />
    </div>
  )
}

function useTemplateForm(initial: TemplateDraft, template: EmailTemplate | undefined) {
  const navigate = useNavigate()
  const add = useSend(templateEndpoints.addTemplate)
  const edit = useSend(templateEndpoints.editTemplate)
  // A colleague may save meanwhile: what counts is what was on the screen first.
  const [seenAt] = useState(template?.updatedAt)
  const { type, name, subject, html } = initial
  return useFoyerForm<Pick<TemplateDraft, keyof TemplateDraft>>(
    (values) => ({ fields: templateProblemsOf(values) }),
    { type, name, subject, html },
    async (draft) => {
      const { message } = template
        ? await edit.mutateAsync({ kind: 'change', id: template.id, seenAt, ...draft })
        : await add.mutateAsync(draft)
      showToast({ kind: 'ok', text: message })
      navigate(addresses.settings.emailTemplates)
    },
    {
      problemOf: (error) => {
        const words = wordsOf(error, texts.failed)
        const isTaken = error instanceof CallFailed && error.code === templateRefusals.taken('').code
        return isTaken ? { fields: { name: words } } : { form: words }
      },
    },
  )
}
