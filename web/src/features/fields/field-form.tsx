import { fieldLimits } from '@foyer/contract/fields/limits'
import { fieldTypeTexts, sectionTexts, fieldFormTexts as texts } from '@foyer/contract/fields/messages'
import { type FieldSection, type FieldType, fieldTypes, type NewField } from '@foyer/contract/fields/model'
import { isComplete } from '@foyer/contract/fields/rules'
import { atMost, lengthOf } from '@foyer/contract/kit/typed-text'
import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FormProblem } from '../../ui/form/form-problem'
import { LeaveGuard } from '../../ui/leave-guard'
import { useGuard } from '../accounts/use-guard'
import { type Draft, plainDraft } from './field-draft'
import classes from './fields.module.css'
import { OptionsEditor } from './options-editor'

interface FieldFormProps {
  initial: Draft
  /** Name, sections and type of a default field are not for changing (S-081). */
  isDefault?: boolean
  isBusy: boolean
  problem: string | undefined
  /** `andAdd` asks for an empty form afterwards. */
  onSave: (field: NewField, andAdd: boolean) => void
  onCancel: () => void
}

const types = fieldTypes.map((value) => ({ value, label: fieldTypeTexts[value] }))
const sections: readonly FieldSection[] = [0, 1]

/** The form itself goes on to another page: nobody is asked then, unless the save has failed. */
function useLeavingByItself(problem: string | undefined) {
  const isBegun = useRef(false)
  useEffect(() => {
    if (problem) isBegun.current = false
  }, [problem])
  return {
    begin: () => {
      isBegun.current = true
    },
    isBegun: () => isBegun.current,
  }
}

/** For a new field and for one that is there. Until it is complete saving does nothing, and says nothing (C-084). */
export function FieldForm({ initial, isDefault = false, isBusy, problem, onSave, onCancel }: FieldFormProps) {
  const guard = useGuard('fields.edit')
  const [start] = useState(initial)
  const [draft, setDraft] = useState(start)
  const leaving = useLeavingByItself(problem)
  const change = (part: Partial<Draft>) => setDraft((former) => ({ ...former, ...part }))
  const field = plainDraft(draft)
  const isReady = isComplete(field)
  const isFull = lengthOf(draft.name) >= fieldLimits.name.max

  const save = (andAdd: boolean) => {
    if (isReady && !isBusy)
      guard(() => {
        leaving.begin()
        onSave(field as NewField, andAdd)
      })()
  }
  const cancel = () => {
    leaving.begin()
    onCancel()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(false)
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <LeaveGuard
        isChanged={JSON.stringify(field) !== JSON.stringify(plainDraft(start))}
        isLeaving={(from, to) => from.pathname !== to.pathname && !leaving.isBegun()}
      />
      <TextInput
        label={texts.name}
        withAsterisk
        autoFocus={!isDefault}
        autoComplete="off"
        value={draft.name}
        readOnly={isBusy}
        disabled={isDefault}
        onChange={(event) => change({ name: atMost(event.currentTarget.value, fieldLimits.name.max) })}
        description={isFull && <span role="status">{texts.nameFull(fieldLimits.name.max)}</span>}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
      />
      {isDefault && (
        <p className={classes.notice}>
          <IconInfoCircle size={16} stroke={1.6} aria-hidden />
          {texts.defaultNotice}
        </p>
      )}
      <fieldset className={classes.group}>
        <legend>
          {texts.sections} <span aria-hidden>*</span>
        </legend>
        <div className={classes.checks}>
          {sections.map((section) => (
            <Checkbox
              key={section}
              label={sectionTexts[section]}
              checked={draft.sections.includes(section)}
              disabled={isDefault || isBusy}
              onChange={(event) =>
                change({
                  sections: sections.filter((one) =>
                    one === section ? event.currentTarget.checked : draft.sections.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <Select
        label={texts.type}
        withAsterisk
        placeholder={texts.typePlaceholder}
        data={types}
        value={draft.type ?? null}
        onChange={(type) => change({ type: (type as FieldType | null) ?? undefined })}
        disabled={isDefault}
        readOnly={isBusy}
        allowDeselect={false}
        withCheckIcon={false}
      />
      {draft.type === 'dropdown' && (
        <OptionsEditor rows={draft.options} isBusy={isBusy} onChange={(options) => change({ options })} />
      )}
      <Checkbox
        label={texts.required}
        description={texts.requiredHint}
        checked={draft.isRequired}
        disabled={isBusy}
        onChange={(event) => change({ isRequired: event.currentTarget.checked })}
      />
      <div className={classes.foot}>
        <FormProblem text={problem} />
        <div className={classes.buttons}>
          <Button variant="default" disabled={isBusy} onClick={cancel}>
            {texts.cancel}
          </Button>
          <Button variant="default" disabled={!isReady || isBusy} onClick={() => save(true)}>
            {texts.saveAndAdd}
          </Button>
          <Button type="submit" disabled={!isReady} loading={isBusy} aria-busy={isBusy}>
            {texts.save}
          </Button>
        </div>
      </div>
    </form>
  )
}
