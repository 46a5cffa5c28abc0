import { fieldLimits } from '@foyer/contract/fields/limits'
import { templateFieldTexts, leadFormTexts as texts } from '@foyer/contract/fields/messages'
import type { TemplateFieldKey } from '@foyer/contract/fields/model'
import { choosableFields } from '@foyer/contract/fields/rules'
import { Checkbox, SegmentedControl, TagsInput } from '@mantine/core'
import type { AnswerDraft, FormDraft } from './form-draft'
import classes from './lead-form.module.css'

interface TemplateRowsProps {
  keys: readonly TemplateFieldKey[]
  draft: FormDraft
  problems: Partial<Record<TemplateFieldKey, string>>
  isBusy: boolean
  onChange: (key: TemplateFieldKey, answer: AnswerDraft) => void
}

const answers = [
  { value: 'typed', label: texts.typed },
  { value: 'chosen', label: texts.chosen },
]

/** One row for each field of the configurable form: must it be filled, and is it typed or chosen. */
export function TemplateRows({ keys, draft, problems, isBusy, onChange }: TemplateRowsProps) {
  return (
    <ul className={classes.rows} aria-label={texts.fields}>
      {keys.map((key) => {
        const answer = draft.fields[key]
        const label = templateFieldTexts[key]
        return (
          <li key={key} className={classes.row}>
            <span className={classes.label}>{label}</span>
            <Checkbox
              label={texts.mandatory}
              aria-label={texts.mandatoryOf(label)}
              checked={answer.isMandatory}
              disabled={isBusy}
              onChange={(event) => onChange(key, { ...answer, isMandatory: event.currentTarget.checked })}
            />
            <div className={classes.answer}>
              {choosableFields.includes(key) ? (
                <SegmentedControl
                  aria-label={texts.answerOf(label)}
                  data={answers}
                  value={answer.isList ? 'chosen' : 'typed'}
                  disabled={isBusy}
                  onChange={(value) => onChange(key, { ...answer, isList: value === 'chosen' })}
                />
              ) : (
                <span className={classes.typed}>{texts.typed}</span>
              )}
              {answer.isList && (
                <TagsInput
                  aria-label={texts.choicesOf(label)}
                  name={`choices-${key}`}
                  placeholder={answer.choices.length === 0 ? texts.choicesHint : ''}
                  value={answer.choices}
                  maxTags={fieldLimits.options.max}
                  maxLength={fieldLimits.options.length.max}
                  readOnly={isBusy}
                  error={problems[key]}
                  onChange={(choices) => onChange(key, { ...answer, choices })}
                />
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
