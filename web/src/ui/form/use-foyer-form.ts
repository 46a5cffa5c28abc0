import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form'
import { type FormEvent, useState } from 'react'
import type { z } from 'zod'

type Values = Record<string, unknown>
/** What the fields have to say, or one sentence for the form as a whole. */
export type Problem<V> = { fields: Partial<Record<keyof V & string, string>> } | { form: string }

export interface FoyerForm<V extends Values> {
  fields: UseFormReturnType<V>
  isBusy: boolean
  /** Why the last try was refused, where it is not about one field. */
  problem: string | undefined
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

function focusFirst<V extends Values>(form: UseFormReturnType<V>, names: string[]) {
  const byName = (name: string) =>
    document.querySelector<HTMLElement>(`[name="${name}"]:not([type="hidden"])`)
  const nodes = names.flatMap((name) => form.getInputNode(name as never) ?? byName(name) ?? [])
  nodes.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  nodes[0]?.focus()
}

/**
 * One form: rules from the contract, the first field in error gets the focus, one sending at a time, and what
 * was typed stays whatever the answer is. `send` returns the problem, or nothing when all went well.
 */
export function useFoyerForm<V extends Values>(
  schema: z.ZodType<V, V>,
  initialValues: V,
  send: (values: V) => Promise<Problem<V> | undefined>,
): FoyerForm<V> {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const form = useForm<V>({
    initialValues,
    validate: schemaResolver(schema, { sync: true }),
    onValuesChange: () => setProblem(undefined),
  })
  const fields = form as unknown as UseFormReturnType<V>

  const submit = async (values: V) => {
    if (isBusy) return
    setProblem(undefined)
    setBusy(true)
    const refused = await send(schema.parse(values)).finally(() => setBusy(false))
    if (!refused) return
    if ('form' in refused) return setProblem(refused.form)
    form.setErrors(refused.fields)
    focusFirst(fields, Object.keys(refused.fields))
  }

  return {
    fields,
    isBusy,
    problem,
    onSubmit: form.onSubmit(submit, (errors) => focusFirst(fields, Object.keys(errors))),
  }
}
