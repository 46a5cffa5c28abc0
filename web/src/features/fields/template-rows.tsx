import { labelOf } from '@foyer/contract/fields/lead-fields'
import { fieldLimits } from '@foyer/contract/fields/limits'
import { leadFormTexts as texts } from '@foyer/contract/fields/messages'
import type { TemplateFieldKey } from '@foyer/contract/fields/model'
import { choosableFields } from '@foyer/contract/fields/rules'
import { SegmentedControl, TagsInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { drawnWhenChanged } from '../../ui/drawn-when-changed'
import { CheckField } from '../../ui/form/fields/check-field'
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

interface TemplateRowProps {
  of: TemplateFieldKey
  answer: AnswerDraft
  problem: ReactNode
  isBusy: boolean
  onChange: (answer: AnswerDraft) => void
}

/** A tick in one row leaves the others alone. */
const TemplateRow = drawnWhenChanged(function TemplateRow({
  of,
  answer,
  problem,
  isBusy,
  onChange,
}: TemplateRowProps) {
  const label = labelOf(of, 'template')
  return (
    <li className={classes.row}>
      <strong>{label}</strong>
      <CheckField
        label={texts.mandatory}
        aria-label={texts.mandatoryOf(label)}
        value={answer.isMandatory}
        disabled={isBusy}
        onChange={(isMandatory) => onChange({ ...answer, isMandatory })}
      />
      <Stack gap={8} justify="start">
        {choosableFields.includes(of) ? (
          <SegmentedControl
            aria-label={texts.answerOf(label)}
            data={answers}
            value={answer.isList ? 'chosen' : 'typed'}
            disabled={isBusy}
            onChange={(value) => onChange({ ...answer, isList: value === 'chosen' })}
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
            name={choicesOf(of)}
            placeholder={answer.choices.length === 0 ? texts.choicesHint : ''}
            value={answer.choices}
            maxTags={fieldLimits.options.max}
            readOnly={isBusy}
            error={problem}
            onChange={(choices) => onChange({ ...answer, choices })}
          />
        )}
      </Stack>
    </li>
  )
})

/** One row for each field of the configurable form: must it be filled, and is it typed or chosen. */
export function TemplateRows({ keys, form }: TemplateRowsProps) {
  return (
    <div className={classes.rows}>
      <PlainList isDivided label={texts.fields}>
        {keys.map((key) => (
          <TemplateRow
            key={key}
            of={key}
            answer={form.values.fields[key]}
            problem={form.problemAt(choicesOf(key))}
            isBusy={form.isBusy}
            onChange={(answer) => form.change(({ fields }) => ({ fields: { ...fields, [key]: answer } }))}
          />
        ))}
      </PlainList>
    </div>
  )
}
