import { fieldLimits } from '@foyer/contract/fields/limits'
import {
  fieldTypeTexts,
  problemTexts,
  sectionTexts,
  fieldFormTexts as texts,
} from '@foyer/contract/fields/messages'
import { type FieldSection, type FieldType, fieldTypes, type NewField } from '@foyer/contract/fields/model'
import { isComplete } from '@foyer/contract/fields/rules'
import { lengthOf } from '@foyer/contract/kit/typed-text'
import { Button } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useRef } from 'react'
import { wordsOf } from '../../api/call-failed'
import { LeaveGuard } from '../../ui/dialogs/leave-guard'
import { CheckField } from '../../ui/form/fields/check-field'
import { ChoiceField } from '../../ui/form/fields/choice-field'
import { TextField } from '../../ui/form/fields/text-field'
import { Form } from '../../ui/form/form'
import { useFoyerForm } from '../../ui/form/use-foyer-form'
import { Row } from '../../ui/layout/flow'
import { Notice } from '../../ui/layout/notice'
import { useGuard } from '../accounts/use-guard'
import { type Draft, plainDraft } from './field-draft'
import classes from './fields.module.css'
import { OptionsEditor } from './options-editor'

interface FieldFormProps {
  initial: Draft
  /** Name, sections and type of a default field are not for changing (S-081). */
  isDefault?: boolean
  save: (field: NewField) => Promise<void>
  /** It is saved; `andAdd` asks for an empty form. */
  onSaved: (andAdd: boolean) => void
  onCancel: () => void
}

type Values = Omit<Draft, 'type'> & { type: FieldType | '' }

const types = fieldTypes.map((value) => ({ value, label: fieldTypeTexts[value] }))
const sections: readonly FieldSection[] = [0, 1]
const fieldOf = ({ type, ...values }: Values) => plainDraft({ ...values, type: type || undefined })

const tooLong = ({ name, type, options }: Values) => {
  const { max } = fieldLimits.options.length
  const isOptionLong = type === 'dropdown' && options.some(({ text }) => lengthOf(text.trim()) > max)
  const isNameLong = lengthOf(name.trim()) > fieldLimits.name.max
  return {
    fields: {
      name: isNameLong ? texts.nameFull(fieldLimits.name.max) : undefined,
      options: isOptionLong ? problemTexts.longOption(max) : undefined,
    },
    form: isOptionLong ? problemTexts.longOption(max) : undefined,
  }
}

/** For a new field and for one that is there. Until it is complete saving does nothing, and says nothing (C-084). */
export function FieldForm({ initial, isDefault = false, save, onSaved, onCancel }: FieldFormProps) {
  const guard = useGuard('fields.edit')
  const isLocked = guard.because !== undefined
  const start = useRef<Values>({ ...initial, type: initial.type ?? '' }).current
  const andAdd = useRef(false)
  /** The form itself goes on to another page: nobody is asked then. */
  const isLeavingByItself = useRef(false)
  const form = useFoyerForm<Values>(
    tooLong,
    start,
    async (values) => {
      await save(fieldOf(values) as NewField)
      isLeavingByItself.current = true
      onSaved(andAdd.current)
    },
    { problemOf: (error) => ({ form: wordsOf(error, texts.failed) }) },
  )
  const { values, isBusy } = form
  const isReady = isComplete(fieldOf(values))
  const submit = (adds: boolean) => {
    andAdd.current = adds
    if (isReady) guard(form.onSubmit)()
  }
  const cancel = () => {
    isLeavingByItself.current = true
    onCancel()
  }
  const sent = {
    ...form,
    onSubmit: (event?: Parameters<typeof form.onSubmit>[0]) => {
      event?.preventDefault()
      submit(false)
    },
  }
  return (
    <div className={classes.form}>
      <LeaveGuard
        isSaving={isBusy}
        isChanged={JSON.stringify(fieldOf(values)) !== JSON.stringify(fieldOf(start))}
        isLeaving={(from, to) => from.pathname !== to.pathname && !isLeavingByItself.current}
      />
      <Form
        form={sent}
        submit={texts.save}
        cancel={texts.cancel}
        isSubmitLocked={!isReady || isLocked}
        onCancel={cancel}
        tools={
          <Button variant="default" disabled={!isReady || isBusy || isLocked} onClick={() => submit(true)}>
            {texts.saveAndAdd}
          </Button>
        }
      >
        <fieldset disabled={isLocked} style={{ display: 'contents' }}>
          <TextField
            {...form.field('name')}
            label={texts.name}
            withAsterisk
            autoFocus={!isDefault}
            autoComplete="off"
            disabled={isDefault}
            max={fieldLimits.name.max}
            limitNote={texts.nameFull(fieldLimits.name.max)}
          />
          {isDefault && (
            <Notice>
              <IconInfoCircle size={16} stroke={1.6} aria-hidden />
              {texts.defaultNotice}
            </Notice>
          )}
          <fieldset className={classes.group}>
            <legend>
              {texts.sections} <span aria-hidden>*</span>
            </legend>
            <Row gap={24}>
              {sections.map((section) => (
                <CheckField
                  key={section}
                  label={sectionTexts[section]}
                  value={values.sections.includes(section)}
                  disabled={isDefault || isBusy}
                  onChange={(isOn) =>
                    form.change((former) => ({
                      sections: sections.filter((one) =>
                        one === section ? isOn : former.sections.includes(one),
                      ),
                    }))
                  }
                />
              ))}
            </Row>
          </fieldset>
          <ChoiceField
            {...form.field('type')}
            label={texts.type}
            withAsterisk
            placeholder={texts.typePlaceholder}
            data={types}
            onChange={(type) => form.change({ type: type as FieldType })}
            disabled={isDefault}
          />
          {values.type === 'dropdown' && (
            <OptionsEditor
              rows={values.options}
              isBusy={isBusy}
              onChange={(options) => form.change({ options })}
            />
          )}
          <CheckField {...form.field('isRequired')} label={texts.required} description={texts.requiredHint} />
        </fieldset>
      </Form>
    </div>
  )
}
