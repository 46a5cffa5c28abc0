import { fieldLimits } from '@foyer/contract/fields/limits'
import type { AddedChoice, Choice } from '@foyer/contract/fields/model'
import { leadInputTexts as texts } from '@foyer/contract/leads/messages/dialogs'
import type { Action } from '@foyer/contract/policy'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import type { SelectProps } from '@mantine/core'
import { type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { type CallFailed, wordsOf } from '../../../../api/call-failed'
import { keyOf, useEndpoint, useSend } from '../../../../api/queries'
import { CreatableField } from '../../../../ui/form/fields/creatable-field'
import { showToast } from '../../../../ui/toasts/toast'
import { useGuard } from '../../../accounts/use-guard'

interface OfferedProps extends Omit<SelectProps, 'value' | 'onChange' | 'data' | 'filter'> {
  value: string
  onChange: (value: string) => void
}

interface ComboProps extends OfferedProps {
  known: readonly string[]
  isLoading: boolean
  action: Action
  create: UseMutationResult<AddedChoice, CallFailed, { name: string }>
}

/** Chosen from those there are; what is not there is added by choosing it (L-184 to L-187). */
function Combo({ value, onChange, known, isLoading, action, create, ...rest }: ComboProps) {
  const guard = useGuard(action)
  // What an older lead holds can stay, though the list has lost it.
  const names = value && !known.includes(value) ? [...known, value] : known
  const add = (typed: string) =>
    guard(() =>
      create.mutate(
        { name: typed },
        {
          onSuccess: (added) => {
            showToast({ kind: 'ok', text: added.message })
            onChange(added.name)
          },
          onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, texts.choiceFailed) }),
        },
      ),
    )()
  return (
    <CreatableField
      placeholder={texts.choose}
      nothingFoundMessage={texts.noChoice}
      clearable
      {...rest}
      choices={names.map((one) => ({ value: one, label: one }))}
      isLoading={isLoading}
      value={value}
      onChange={onChange}
      createLabel={texts.create}
      onCreate={add}
      isCreating={create.isPending}
      max={fieldLimits.choice.max}
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

function SourceCombo(props: OfferedProps) {
  const { data: known = [], isLoading } = useEndpoint(fieldEndpoints.sources, {})
  const onSuccess = useOffer(fieldEndpoints.sources, asChoice)
  const create = useSend(fieldEndpoints.addSource, { onSuccess })
  const names = known.map(({ name }) => name)
  return <Combo {...props} known={names} isLoading={isLoading} action="fields.addSource" create={create} />
}

function SourceNameCombo(props: OfferedProps) {
  const { data: known = [], isLoading } = useEndpoint(fieldEndpoints.sourceNames, {})
  const onSuccess = useOffer(fieldEndpoints.sourceNames, asChoice)
  const create = useSend(fieldEndpoints.addSourceName, { onSuccess })
  const names = known.map(({ name }) => name)
  return <Combo {...props} known={names} isLoading={isLoading} action="fields.addSource" create={create} />
}

function WorkScopeCombo(props: OfferedProps) {
  const { data: known = [], isLoading } = useEndpoint(fieldEndpoints.workScopes, {})
  const onSuccess = useOffer(fieldEndpoints.workScopes, asName)
  const create = useSend(fieldEndpoints.addWorkScope, { onSuccess })
  return <Combo {...props} known={known} isLoading={isLoading} action="fields.addWorkScope" create={create} />
}

const combos = { source: SourceCombo, sourceName: SourceNameCombo, workScope: WorkScopeCombo }
export type OfferedName = keyof typeof combos

/** The fields whose lists grow by use, in every form and dialog. */
export function OfferedCombo({ name, ...props }: OfferedProps & { name: OfferedName }) {
  const Field = combos[name]
  return <Field {...props} />
}
