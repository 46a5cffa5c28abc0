import { leadInputTexts } from '@foyer/contract/leads/messages/dialogs'
import { stageMoveTexts as texts } from '@foyer/contract/leads/messages/work'
import { filledProblem, filledValues } from '@foyer/contract/leads/work/filled-values'
import type { PatchedValues } from '@foyer/contract/leads/work/forms'
import type { MissingField } from '@foyer/contract/leads/work/model'
import { reasonProblem } from '@foyer/contract/leads/work/reason'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { useState } from 'react'
import { useEndpoint } from '../../../../api/queries'
import { Dialog } from '../../../../ui/dialogs/dialog'
import { DialogForm } from '../../../../ui/form/dialog-form'
import { ChoiceField } from '../../../../ui/form/fields/choice-field'
import { DateField } from '../../../../ui/form/fields/date-field'
import { LongTextField } from '../../../../ui/form/fields/long-text-field'
import { TextField } from '../../../../ui/form/fields/text-field'
import { useFoyerForm } from '../../../../ui/form/use-foyer-form'
import { QuietText } from '../../../../ui/text/quiet-text'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { OfferedCombo } from '../../record/form/offered-combo'
import { ReasonFields } from '../preview/outcome-fields'
import type { FillProblems } from './fill-problems'
import { MissingTags } from './missing-tags'

type Typed = Record<string, string | string[] | undefined>

interface MissingFieldsDialogProps {
  fields: readonly MissingField[]
  /** What was wrong with the values that were sent. */
  problems?: FillProblems | undefined
  isBusy: boolean
  /** Why the lead is not interested is known already. */
  hasReason: boolean
  onAdd: (filled: PatchedValues, reason?: string) => void
  onClose: () => void
}

/** Beside the keys of fields, none of which has a blank. */
const why = 'not interested'
const textIn = (value: Typed[string]) => (typeof value === 'string' ? value : '')

/** What the company's rules ask for before a lead may go to another stage (C-080, C-081). */
export function MissingFieldsDialog(props: MissingFieldsDialogProps) {
  const { fields, problems = {}, isBusy, hasReason, onAdd, onClose } = props
  const [sent, setSent] = useState<Typed>({})
  const [hasOwnReason, setOwnReason] = useState(false)
  const choices = useEndpoint(leadWorkEndpoints.choices, {}).data ?? []
  /** C-165 */
  const asksWhy = ({ callStatus }: Typed) => callStatus === 'not-interested' && !hasReason
  const form = useFoyerForm<Typed>(
    (typed) => ({
      fields: {
        ...Object.fromEntries(
          fields.map((field) => [field.key, filledProblem(field, textIn(typed[field.key]))]),
        ),
        [why]: asksWhy(typed) ? reasonProblem(textIn(typed[why])) : undefined,
      },
    }),
    {},
    async (typed) => {
      if (isBusy) return
      const filled = filledValues(fields, typed)
      if (Object.keys(filled).length === 0) return { form: texts.fillOne }
      setSent(typed)
      onAdd(filled, asksWhy(typed) ? textIn(typed[why]).trim() : undefined)
      return
    },
  )
  const typed = form.values
  const close = () => !isBusy && onClose()
  return (
    <Dialog opened title={texts.title} width={420} onClose={close}>
      <DialogForm form={{ ...form, isBusy }} submit={texts.add} cancel={texts.cancel} onCancel={close}>
        <QuietText>{texts.text}</QuietText>
        {fields.map((field, place) => (
          <MissingInput
            key={field.key}
            field={field}
            isFirst={place === 0}
            isBusy={isBusy}
            value={typed[field.key]}
            problem={
              (form.problemAt(field.key) as string | undefined) ??
              (typed[field.key] === sent[field.key] ? problems[field.key] : undefined)
            }
            onChange={(value) => form.change({ [field.key]: value })}
          />
        ))}
        {asksWhy(typed) && (
          <ReasonFields
            values={{ reason: textIn(typed[why]), hasOwnReason }}
            problems={{ reason: form.problemAt(why) }}
            reasons={choices.filter(({ kind }) => kind === 'reason')}
            onChange={({ reason, hasOwnReason: isOwn }) => {
              if (isOwn !== undefined) setOwnReason(isOwn)
              if (reason !== undefined) form.change({ [why]: reason })
            }}
          />
        )}
      </DialogForm>
    </Dialog>
  )
}

const inputModes: Partial<Record<MissingField['type'], 'numeric' | 'email' | 'url' | 'tel'>> = {
  number: 'numeric',
  email: 'email',
  website: 'url',
  phone: 'tel',
}

/** Their lists begin empty: what is not there is added here, as in the forms (P-033). */
const growsByUse = (key: string): key is 'source' | 'sourceName' => key === 'source' || key === 'sourceName'

interface MissingInputProps {
  field: MissingField
  isFirst: boolean
  isBusy: boolean
  value: string | string[] | undefined
  problem: string | undefined
  onChange: (value: string | string[]) => void
}

function MissingInput({ field, isFirst, isBusy, value, problem, onChange }: MissingInputProps) {
  const { today } = useCompanyDay()
  const { label, type, options } = field
  const text = typeof value === 'string' ? value : ''
  const shared = { label, error: problem, readOnly: isBusy, ...(isFirst && { 'data-autofocus': true }) }
  if (type === 'date')
    return (
      <DateField
        label={label}
        error={problem}
        readOnly={isBusy}
        placeholder={texts.dateHint}
        withSlashes
        value={text}
        onChange={onChange}
        opensAt={today}
        isNear
      />
    )
  if (type === 'choices')
    return (
      <MissingTags {...shared} tags={options} value={Array.isArray(value) ? value : []} onChange={onChange} />
    )
  if (growsByUse(field.key))
    return <OfferedCombo {...shared} name={field.key} value={text} onChange={onChange} openOnFocus={false} />
  if (type === 'choice')
    return (
      <ChoiceField
        {...shared}
        placeholder={leadInputTexts.pick}
        data={options}
        value={text}
        onChange={onChange}
        searchable
        withCheckIcon
        openOnFocus={false}
        nothingFoundMessage={leadInputTexts.noChoice}
      />
    )
  const typing = { ...shared, value: text, autoComplete: 'off', onChange }
  if (type === 'long-text') return <LongTextField {...typing} autosize minRows={2} maxRows={6} />
  // P-030: other keys do nothing in a number; what is pasted stays and is judged (C-162).
  const keys = type === 'number' ? { blocks: /\D/ } : {}
  return <TextField {...typing} {...keys} inputMode={inputModes[type]} />
}
