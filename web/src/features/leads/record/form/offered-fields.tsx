import { fieldLimits } from '@foyer/contract/fields/limits'
import type { AddedChoice, Choice } from '@foyer/contract/fields/model'
import { leadInputTexts as texts } from '@foyer/contract/leads/messages/dialogs'
import type { Action } from '@foyer/contract/policy'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { type CallFailed, wordsOf } from '../../../../api/call-failed'
import { keyOf, useEndpoint, useSend } from '../../../../api/queries'
import { ChoiceField } from '../../../../ui/form/fields/choice-field'
import { CreatableField } from '../../../../ui/form/fields/creatable-field'
import { showToast } from '../../../../ui/toasts/toast'
import { useGuard } from '../../../accounts/use-guard'
import type { LeadFieldProps } from './text-fields'
import { fieldOf } from './use-lead-form'

interface ComboProps extends LeadFieldProps {
  name: 'source' | 'sourceName' | 'workScope'
  known: readonly string[]
  isLoading: boolean
  action: Action
  create: UseMutationResult<AddedChoice, CallFailed, { name: string }>
}

/** Chosen from those there are; what is not there is added by choosing it (L-184 to L-187). */
function Combo({
  form,
  name,
  label,
  isRequired = false,
  className,
  known,
  isLoading,
  action,
  create,
}: ComboProps) {
  const guard = useGuard(action)
  const value = form.values[name]
  // What an older lead holds can stay, though the list has lost it.
  const names = value && !known.includes(value) ? [...known, value] : known
  const add = (typed: string) =>
    guard(() =>
      create.mutate(
        { name: typed },
        {
          onSuccess: (added) => {
            showToast({ kind: 'ok', text: added.message })
            form.change({ [name]: added.name }, name)
          },
          onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, texts.choiceFailed) }),
        },
      ),
    )()
  return (
    <CreatableField
      {...fieldOf(form, name)}
      className={className}
      label={label}
      withAsterisk={isRequired}
      placeholder={texts.choose}
      choices={names.map((one) => ({ value: one, label: one }))}
      isLoading={isLoading}
      value={value}
      onChange={(chosen) => form.change({ [name]: chosen }, name)}
      createLabel={texts.create}
      onCreate={add}
      isCreating={create.isPending}
      max={fieldLimits.choice.max}
      nothingFoundMessage={texts.noChoice}
      clearable
    />
  )
}

/** What was added is offered from now on, here and wherever the list is shown. */
function useOffer<T>(
  endpoint: typeof fieldEndpoints.sources | typeof fieldEndpoints.workScopes,
  read: (name: string) => T,
) {
  const queries = useQueryClient()
  return ({ name }: AddedChoice) => {
    queries.setQueryData<T[]>(keyOf(endpoint, {}), (known = []) => [...known, read(name)])
  }
}

const asChoice = (name: string): Choice => ({ id: name, name })
const asName = (name: string) => name

export function SourceField(props: LeadFieldProps) {
  const { data: known = [], isLoading } = useEndpoint(fieldEndpoints.sources, {})
  const onSuccess = useOffer(fieldEndpoints.sources, asChoice)
  const create = useSend(fieldEndpoints.addSource, { onSuccess })
  const names = known.map(({ name }) => name)
  return (
    <Combo
      {...props}
      name="source"
      known={names}
      isLoading={isLoading}
      action="fields.addSource"
      create={create}
    />
  )
}

export function SourceNameField(props: LeadFieldProps) {
  const { data: known = [], isLoading } = useEndpoint(fieldEndpoints.sourceNames, {})
  const onSuccess = useOffer(fieldEndpoints.sourceNames, asChoice)
  const create = useSend(fieldEndpoints.addSourceName, { onSuccess })
  const names = known.map(({ name }) => name)
  return (
    <Combo
      {...props}
      name="sourceName"
      known={names}
      isLoading={isLoading}
      action="fields.addSource"
      create={create}
    />
  )
}

export function WorkScopeField(props: LeadFieldProps) {
  const { data: known = [], isLoading } = useEndpoint(fieldEndpoints.workScopes, {})
  const onSuccess = useOffer(fieldEndpoints.workScopes, asName)
  const create = useSend(fieldEndpoints.addWorkScope, { onSuccess })
  return (
    <Combo
      {...props}
      name="workScope"
      known={known}
      isLoading={isLoading}
      action="fields.addWorkScope"
      create={create}
    />
  )
}

interface ListFieldProps extends LeadFieldProps {
  name: 'source' | 'sourceName' | 'workScope' | 'city' | 'budget' | 'area'
  choices: readonly string[]
}

/** Where the company has set what may be answered (L-166). */
export function ListField({ form, name, label, isRequired = false, className, choices }: ListFieldProps) {
  return (
    <ChoiceField
      {...fieldOf(form, name)}
      className={className}
      label={label}
      withAsterisk={isRequired}
      placeholder={texts.pick}
      data={[...choices]}
      value={form.values[name]}
      onChange={(chosen) => form.change({ [name]: chosen }, name)}
      clearable
    />
  )
}
