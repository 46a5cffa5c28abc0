import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form'
import { type FormEvent, type ReactNode, type SyntheticEvent, useEffect, useState } from 'react'
import type { core } from 'zod/mini'
import { focusFirst } from './focus-first'
import { useOnce } from './use-once'
import { useSaidProblems } from './use-said-problems'

type Values = Record<string, unknown>
type FieldProblems = Readonly<Record<string, string | undefined>>

/** What the fields have to say, or one sentence for the form as a whole. */
export type Problem<V> = { fields: Partial<Record<keyof V & string, string>> } | { form: string }

/** The rules of the contract: a schema, or a function where they depend on more than one field or no schema is loaded. */
type Rules<V> = core.$ZodType<V, V> | ((values: V) => { fields: FieldProblems; form?: string | undefined })

/** What every field of ui/form takes: `<TextField {...form.field('name')} label={texts.name} />`. */
export interface FieldBinding<T> {
  name: string
  'data-path': string
  value: T
  onChange: (value: T) => void
  onBlur: () => void
  error: ReactNode
  readOnly: boolean
}

export interface FoyerForm<V extends Values> {
  values: V
  field: <K extends keyof V & string>(name: K) => FieldBinding<V[K]>
  /** For what is no field of its own, also after a wait; `name` is what the rules call it. */
  change: (part: Partial<V> | ((former: V) => Partial<V>), name?: string) => void
  /** What is to be said of a field now. */
  problemAt: (name: string) => ReactNode
  wasTyped: (name: string) => boolean
  /** The person has left the field. */
  leave: (name: string) => void
  fields: UseFormReturnType<V>
  /** Begins again as it is stored now: what was typed is gone. */
  restart: () => void
  /** What is stored has changed since the form began with it; only where it `follows`. */
  isOld: boolean
  isBusy: boolean
  /** Something was entered that is not saved. */
  isChanged: boolean
  /** Why the last try was refused, where it is not about one field. */
  problem: string | undefined
  /** A field that cannot be read or is too long holds it up (C-162). */
  onSubmit: (event?: SyntheticEvent<HTMLFormElement>) => void
}

interface FormOptions<V> {
  /** What a call that failed says: `send` then simply throws. */
  problemOf?: (error: unknown) => Problem<V>
  /** A field says what is wrong with it once it was typed into and left, not only when the form is sent. */
  saysWhenLeft?: boolean
  /** It shows what colleagues save, until one has changed something oneself. */
  follows?: boolean
}

/** As the schema gives it back, trimmed for example; it was found right before. Without importing the library. */
function tidied<V>(schema: core.$ZodType<V, V>, values: V): V {
  const result = schema['~standard'].validate(values)
  if ('value' in result) return result.value
  throw new Error('the values of a form became wrong while they were sent')
}

/**
 * One form: rules from the contract, the first field in error gets the focus, one sending at a time, and what was
 * typed stays whatever the answer is. `send` gets the values, and those that the form began with; it returns the
 * problem, or nothing when all went well.
 */
export function useFoyerForm<V extends Values>(
  rules: Rules<V>,
  initialValues: V,
  send: (values: V, start: V) => Promise<Problem<V> | undefined> | Promise<void>,
  { problemOf, saysWhenLeft = false, follows = false }: FormOptions<V> = {},
): FoyerForm<V> {
  const { isBusy, once } = useOnce()
  const [problem, setProblem] = useState<string>()
  const said = useSaidProblems()
  const [start, setStart] = useState(initialValues)
  const stored = follows ? JSON.stringify(initialValues) : ''
  const [begunWith, setBegunWith] = useState(stored)
  const isOld = stored !== begunWith
  const isSchema = typeof rules !== 'function'
  const form = useForm<V>({
    initialValues,
    validate: isSchema ? schemaResolver(rules, { sync: true }) : (values) => ({ ...rules(values).fields }),
    onValuesChange: () => setProblem(undefined),
  })
  const fields = form as unknown as UseFormReturnType<V>
  const now = saysWhenLeft && !isSchema ? rules(form.values) : undefined

  const refuse = (refused: Problem<V>) => {
    if ('form' in refused) return setProblem(refused.form)
    form.setErrors(refused.fields)
    focusFirst(Object.keys(refused.fields))
  }
  const submit = (values: V) =>
    void once(async () => {
      setProblem(undefined)
      try {
        const refused = await send(isSchema ? tidied(rules, values) : values, start)
        if (refused) return refuse(refused)
        form.resetDirty()
        said.forget()
        setStart(form.getValues())
      } catch (error) {
        if (!problemOf) throw error
        refuse(problemOf(error))
      }
    })
  const change: FoyerForm<V>['change'] = (part, name) => {
    if (name) said.type(name)
    form.setValues((former) => (typeof part === 'function' ? part(former as V) : part))
  }
  const restart = () => {
    setStart(initialValues)
    setBegunWith(stored)
    form.setValues(initialValues)
    form.resetDirty(initialValues)
    said.forget()
  }
  useEffect(() => {
    if (isOld && !isBusy && !form.isDirty()) restart()
  })
  const problemAt = (name: string): ReactNode => {
    if (!now) return form.errors[name]
    return said.isSaid(name) ? now.fields[name] : undefined
  }
  return {
    values: form.values,
    field: (name) => ({
      name,
      'data-path': name,
      value: form.values[name],
      onChange: (value) => {
        said.type(name)
        form.setFieldValue(name as never, value as never)
      },
      onBlur: () => said.leave(name),
      error: problemAt(name),
      readOnly: isBusy,
    }),
    change,
    problemAt,
    wasTyped: said.wasTyped,
    leave: said.leave,
    fields,
    restart,
    isOld,
    isBusy,
    isChanged: form.isDirty(),
    problem,
    onSubmit: (event) => {
      // A dialog inside another form: only the inner one is meant.
      event?.stopPropagation()
      said.sayAll()
      const heldField = event?.currentTarget.querySelector<HTMLElement>('[data-held]')
      form.onSubmit(heldField ? () => heldField.focus() : submit, (errors) => {
        if (!isSchema) setProblem(rules(form.values).form)
        focusFirst(Object.keys(errors))
      })(event as FormEvent<HTMLFormElement> | undefined)
    },
  }
}
