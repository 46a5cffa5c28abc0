import { fieldLimits } from '@foyer/contract/fields/limits'
import { templateFieldTexts, leadFormTexts as texts } from '@foyer/contract/fields/messages'
import type { TemplateFieldKey } from '@foyer/contract/fields/model'
import { choosableFields } from '@foyer/contract/fields/rules'
import { SegmentedControl, TagsInput } from '@mantine/core'
import { CheckField } from '../../ui/form/check-field'
import type { FoyerForm } from '../../ui/form/use-foyer-form'
import { Stack } from '../../ui/layout/flow'
import { PlainList } from '../../ui/text/plain-list'
import { type AnswerDraft, choicesOf, type FormDraft } from './form-draft'
import classes from './lead-form.module.css'

interface TemplateRowsProps {
  keys: readonly TemplateFieldKey[]
  form: FoyerForm<FormDraft>
}

const answers = [
  { value: 'typed', label: texts.typed },
  { value: 'chosen', label: texts.chosen },
]

/** One row for each field of the configurable form: must it be filled, and is it typed or chosen. */
export function TemplateRows({ keys, form }: TemplateRowsProps) {
  const { isBusy } = form
  const onChange = (key: TemplateFieldKey, answer: AnswerDraft) =>
    form.change(({ fields }) => ({ fields: { ...fields, [key]: answer } }))
  return (
    <div className={classes.rows}>
      <PlainList isDivided label={texts.fields}>
        {keys.map((key) => {
          const answer = form.values.fields[key]
          const label = templateFieldTexts[key]
          return (
            <li key={key} className={classes.row}>
              <strong>{label}</strong>
              <CheckField
                label={texts.mandatory}
                aria-label={texts.mandatoryOf(label)}
                value={answer.isMandatory}
                disabled={isBusy}
                onChange={(isMandatory) => onChange(key, { ...answer, isMandatory })}
              />
              <Stack gap={8} justify="start">
                {choosableFields.includes(key) ? (
                  <SegmentedControl
                    aria-label={texts.answerOf(label)}
                    data={answers}
                    value={answer.isList ? 'chosen' : 'typed'}
                    disabled={isBusy}
                    onChange={(value) => onChange(key, { ...answer, isList: value === 'chosen' })}
                  />
                ) : (
                  <span className={classes.typed} data-ink="3">
                    {texts.typed}
                  </span>
                )}
                {answer.isList && (
                  <TagsInput
                    w="100%"
                    aria-label={texts.choicesOf(label)}
                    name={choicesOf(key)}
                    placeholder={answer.choices.length === 0 ? texts.choicesHint : ''}
                    value={answer.choices}
                    maxTags={fieldLimits.options.max}
                    maxLength={fieldLimits.options.length.max}
                    readOnly={isBusy}
                    error={form.problemAt(choicesOf(key))}
                    onChange={(choices) => onChange(key, { ...answer, choices })}
                  />
                )}
              </Stack>
            </li>
          )
        })}
      </PlainList>
    </div>
  )
}
