import { leadInputTexts } from '@foyer/contract/leads/messages/dialogs'
import { stageMoveTexts as texts } from '@foyer/contract/leads/messages/work'
import type { MissingField, PatchedValues } from '@foyer/contract/leads/work'
import { filledValues } from '@foyer/contract/leads/work-rules'
import { Button, MultiSelect, Select, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Dialog, DialogFoot } from '../../../ui/dialog'
import { DateField } from '../../../ui/form/date-field'
import { FormProblem } from '../../../ui/form/form-problem'
import { useCompanyDay } from '../../accounts/use-company-day'
import type { FillProblems } from './fill-problems'
import classes from './stage.module.css'

type Typed = Record<string, string | string[] | undefined>

interface MissingFieldsDialogProps {
  fields: readonly MissingField[]
  /** What was wrong with the values that were sent. */
  problems?: FillProblems | undefined
  isBusy: boolean
  onAdd: (filled: PatchedValues) => void
  onClose: () => void
}

/** What the company's rules ask for before a lead may go to another stage (C-080, C-081). */
export function MissingFieldsDialog(props: MissingFieldsDialogProps) {
  const { fields, problems = {}, isBusy, onAdd, onClose } = props
  const [typed, setTyped] = useState<Typed>({})
  const [sent, setSent] = useState<Typed>({})
  const [problem, setProblem] = useState<string>()
  const add = (event: FormEvent) => {
    event.preventDefault()
    // Portals keep the tree: the form of the panel behind must not be sent too.
    event.stopPropagation()
    if (isBusy) return
    const filled = filledValues(fields, typed)
    if (Object.keys(filled).length === 0) return setProblem(texts.fillOne)
    setProblem(undefined)
    setSent(typed)
    onAdd(filled)
  }
  return (
    <Dialog opened title={texts.title} width={420} onClose={() => !isBusy && onClose()}>
      <form onSubmit={add} noValidate>
        <p className={classes.text}>{texts.text}</p>
        <div className={classes.fields}>
          {fields.map((field, place) => (
            <MissingInput
              key={field.key}
              field={field}
              isFirst={place === 0}
              isBusy={isBusy}
              value={typed[field.key]}
              problem={typed[field.key] === sent[field.key] ? problems[field.key] : undefined}
              onChange={(value) => {
                setProblem(undefined)
                setTyped((before) => ({ ...before, [field.key]: value }))
              }}
            />
          ))}
        </div>
        <FormProblem text={problem} />
        <DialogFoot>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={isBusy}>
            {texts.add}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

const inputModes: Partial<Record<MissingField['type'], 'numeric' | 'email' | 'url' | 'tel'>> = {
  number: 'numeric',
  email: 'email',
  website: 'url',
  phone: 'tel',
}

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
      <MultiSelect
        {...shared}
        placeholder={Array.isArray(value) && value.length > 0 ? undefined : leadInputTexts.pick}
        data={options}
        value={Array.isArray(value) ? value : []}
        onChange={onChange}
        searchable
        nothingFoundMessage={leadInputTexts.noChoice}
      />
    )
  if (type === 'choice')
    return (
      <Select
        {...shared}
        placeholder={leadInputTexts.pick}
        data={options}
        value={text || null}
        onChange={(chosen) => onChange(chosen ?? '')}
        searchable
        openOnFocus={false}
        nothingFoundMessage={leadInputTexts.noChoice}
      />
    )
  // P-030: whatever else is typed into a number does not arrive.
  const clean = (typed: string) => (type === 'number' ? typed.replace(/\D/g, '') : typed)
  const typing = {
    ...shared,
    value: text,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => onChange(clean(event.currentTarget.value)),
  }
  if (type === 'long-text') return <Textarea {...typing} autosize minRows={2} maxRows={6} />
  return <TextInput {...typing} inputMode={inputModes[type]} />
}
