import type { LeadField } from '@foyer/contract/fields/model'
import { ruleTexts as texts } from '@foyer/contract/pipeline/messages'
import type { NewRule, Stage, TransitionRule } from '@foyer/contract/pipeline/model'
import { requirableFields, ruleChanges, ruleProblem } from '@foyer/contract/pipeline/transitions'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { Button, Group, MultiSelect, Radio, Select } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useSend } from '../../../api/queries'
import { Dialog, DialogFoot } from '../../../ui/dialog'
import { SubmitButton } from '../../../ui/form/submit-button'
import { Loaded } from '../../../ui/loaded'
import { together } from '../../../ui/reading'
import { showToast } from '../../../ui/toast'
import classes from '../pipeline.module.css'
import { refusalOr, usePipeline, usePipelineAgain } from '../use-pipeline'
import { useLeadFields, useRefreshAfter } from './use-rules'

interface RuleDialogProps {
  /** The rule that is edited; a new one where it is left out. */
  rule?: TransitionRule
  onClose: () => void
}

export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const choices = together({ pipeline: usePipeline(), fields: useLeadFields() })
  return (
    <Dialog opened title={rule ? texts.editTitle : texts.add} width={760} onClose={onClose}>
      <Loaded of={choices} failed={texts.choicesFailed} rows={3}>
        {({ pipeline, fields }) => (
          <RuleForm {...(rule && { rule })} stages={pipeline.stages} fields={fields} onClose={onClose} />
        )}
      </Loaded>
    </Dialog>
  )
}

/** The stage that is chosen at one end cannot be chosen at the other (C-079). */
const stageChoices = (stages: Stage[], taken: string) =>
  stages.map(({ id, name }) => ({ value: id, label: name, disabled: id === taken }))

const valuesOf = (rule: TransitionRule | undefined): NewRule => ({
  from: rule?.from.id ?? '',
  to: rule?.to.id ?? '',
  isAllowed: rule?.isAllowed ?? true,
  requiredFields: rule?.requiredFields ?? [],
})

/** Sends what is right, says what is not. */
function useSave(rule: TransitionRule | undefined, onClose: () => void) {
  const readAgain = usePipelineAgain()
  const refreshAfter = useRefreshAfter()
  const [isBusy, setBusy] = useState(false)
  const add = useSend(pipelineEndpoints.addRule)
  const update = useSend(pipelineEndpoints.updateRule)
  const tell = (text: string) => showToast({ kind: 'problem', text })

  const save = async (values: NewRule) => {
    const change = rule && ruleChanges(rule, values)
    if (rule && !change) return tell(texts.noChanges)
    setBusy(true)
    try {
      if (!rule) await add.mutateAsync(values)
      else await update.mutateAsync({ id: rule.id, kind: 'edit', change: change ?? {} })
    } catch (error) {
      setBusy(false)
      void readAgain()
      return tell(refusalOr(error, rule ? texts.updateFailed : texts.addFailed))
    }
    if (rule) await refreshAfter(texts.updated, texts.updatedNotRefreshed)
    else await refreshAfter(texts.added, texts.addedNotRefreshed)
    onClose()
  }
  return { isBusy, save, tell }
}

interface RuleFormProps extends RuleDialogProps {
  stages: Stage[]
  fields: LeadField[]
}

function RuleForm({ rule, stages, fields, onClose }: RuleFormProps) {
  const [values, setValues] = useState(() => valuesOf(rule))
  const [wasTried, setTried] = useState(false)
  const { isBusy, save, tell } = useSave(rule, onClose)
  const set = (change: Partial<NewRule>) => setValues((former) => ({ ...former, ...change }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const problem = ruleProblem(values)
    setTried(true)
    if (problem) return tell(problem.text)
    void save({ ...values, requiredFields: values.isAllowed ? values.requiredFields : [] })
  }
  const stageSelect = (end: 'from' | 'to', other: 'from' | 'to') => (
    <Select
      label={texts[end]}
      placeholder={texts.chooseStage}
      data={stageChoices(stages, values[other])}
      value={values[end] || null}
      onChange={(id) => set({ [end]: id ?? '' })}
      error={wasTried && !values[end]}
      readOnly={isBusy}
      allowDeselect={false}
      withCheckIcon={false}
      withAsterisk
      openOnFocus={false}
      data-autofocus={end === 'from' ? true : undefined}
    />
  )
  return (
    <form onSubmit={submit} noValidate>
      <div className={classes.fields}>
        {stageSelect('from', 'to')}
        {stageSelect('to', 'from')}
        <Radio.Group
          className={classes.wide}
          label={texts.allow}
          value={values.isAllowed ? 'yes' : 'no'}
          onChange={(answer) => set({ isAllowed: answer === 'yes' })}
        >
          <Group gap="lg" mt={6}>
            <Radio value="yes" label={texts.yes} />
            <Radio value="no" label={texts.no} />
          </Group>
        </Radio.Group>
        {values.isAllowed && (
          <MultiSelect
            className={classes.wide}
            label={texts.requiredLabel}
            placeholder={values.requiredFields.length === 0 ? texts.chooseFields : undefined}
            data={requirableFields(fields).map(({ key, label }) => ({ value: key, label }))}
            value={values.requiredFields}
            onChange={(requiredFields) => set({ requiredFields })}
            error={wasTried && values.requiredFields.length === 0}
            nothingFoundMessage={texts.noFields}
            readOnly={isBusy}
            searchable
            clearable
            hidePickedOptions
            maxDropdownHeight={260}
          />
        )}
      </div>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <SubmitButton isBusy={isBusy}>{rule ? texts.submitEdit : texts.submitAdd}</SubmitButton>
      </DialogFoot>
    </form>
  )
}
