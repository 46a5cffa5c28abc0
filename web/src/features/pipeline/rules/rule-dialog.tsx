import type { LeadField } from '@foyer/contract/fields/model'
import { ruleTexts as texts } from '@foyer/contract/pipeline/messages'
import type { NewRule, Stage, TransitionRule } from '@foyer/contract/pipeline/model'
import { requirableFields, ruleChanges, ruleProblem } from '@foyer/contract/pipeline/transitions'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { Group, MultiSelect, Radio } from '@mantine/core'
import { useSend } from '../../../api/queries'
import { Dialog } from '../../../ui/dialogs/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { FieldGrid, WholeRow } from '../../../ui/form/field-grid'
import { ChoiceField } from '../../../ui/form/fields/choice-field'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { together } from '../../../ui/reading'
import { Loaded } from '../../../ui/states/loaded'
import { showToast } from '../../../ui/toasts/toast'
import { refusalOr, usePipeline } from '../use-pipeline'
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

/** A type, not an interface: the form wants its fields by name. */
type RuleValues = Pick<NewRule, keyof NewRule>

const valuesOf = (rule: TransitionRule | undefined): RuleValues => ({
  from: rule?.from.id ?? '',
  to: rule?.to.id ?? '',
  isAllowed: rule?.isAllowed ?? true,
  requiredFields: rule?.requiredFields ?? [],
})

/** What is wrong is marked at the fields and said above the page. */
const wrongFields = (values: NewRule) => ({
  fields: {
    ...(!values.from && { from: texts.from }),
    ...(!values.to && { to: texts.to }),
    ...(values.requiredFields.length === 0 && { requiredFields: texts.requiredLabel }),
  },
})

/** Sends what is right, says what is not. */
function useRuleForm(rule: TransitionRule | undefined, onClose: () => void) {
  const refreshAfter = useRefreshAfter()
  const add = useSend(pipelineEndpoints.addRule)
  const update = useSend(pipelineEndpoints.updateRule)
  const refuse = (text: string, values: NewRule) => {
    showToast({ kind: 'problem', text })
    return wrongFields(values)
  }
  return useFoyerForm<RuleValues>(
    () => ({ fields: {} }),
    valuesOf(rule),
    async (typed) => {
      const problem = ruleProblem(typed)
      if (problem) return refuse(problem.text, typed)
      const values = { ...typed, requiredFields: typed.isAllowed ? typed.requiredFields : [] }
      const change = rule && ruleChanges(rule, values)
      if (rule && !change) return refuse(texts.noChanges, typed)
      try {
        if (!rule) await add.mutateAsync(values)
        else await update.mutateAsync({ id: rule.id, kind: 'edit', change: change ?? {} })
      } catch (error) {
        return refuse(refusalOr(error, rule ? texts.updateFailed : texts.addFailed), typed)
      }
      if (rule) await refreshAfter(texts.updated, texts.updatedNotRefreshed)
      else await refreshAfter(texts.added, texts.addedNotRefreshed)
      onClose()
      return undefined
    },
  )
}

interface RuleFormProps extends RuleDialogProps {
  stages: Stage[]
  fields: LeadField[]
}

function RuleForm({ rule, stages, fields, onClose }: RuleFormProps) {
  const form = useRuleForm(rule, onClose)
  const { isAllowed, requiredFields } = form.values
  const stageField = (end: 'from' | 'to', other: 'from' | 'to') => (
    <ChoiceField
      {...form.field(end)}
      label={texts[end]}
      placeholder={texts.chooseStage}
      data={stageChoices(stages, form.values[other])}
      error={Boolean(form.problemAt(end))}
      withAsterisk
      openOnFocus={false}
      data-autofocus={end === 'from' ? true : undefined}
    />
  )
  return (
    <DialogForm
      form={form}
      submit={rule ? texts.submitEdit : texts.submitAdd}
      cancel={texts.cancel}
      onCancel={onClose}
    >
      <FieldGrid columns={2}>
        {stageField('from', 'to')}
        {stageField('to', 'from')}
        <WholeRow>
          <Radio.Group
            label={texts.allow}
            value={isAllowed ? 'yes' : 'no'}
            onChange={(answer) => form.change({ isAllowed: answer === 'yes' })}
          >
            <Group gap="lg" mt={6}>
              <Radio value="yes" label={texts.yes} />
              <Radio value="no" label={texts.no} />
            </Group>
          </Radio.Group>
        </WholeRow>
        {isAllowed && (
          <WholeRow>
            <MultiSelect
              {...form.field('requiredFields')}
              label={texts.requiredLabel}
              placeholder={requiredFields.length === 0 ? texts.chooseFields : undefined}
              data={requirableFields(fields).map(({ key, label }) => ({ value: key, label }))}
              error={Boolean(form.problemAt('requiredFields'))}
              nothingFoundMessage={texts.noFields}
              searchable
              clearable
              hidePickedOptions
              maxDropdownHeight={260}
            />
          </WholeRow>
        )}
      </FieldGrid>
    </DialogForm>
  )
}
