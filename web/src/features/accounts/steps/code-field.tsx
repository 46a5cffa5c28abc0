import { accountLimits } from '@foyer/contract/accounts/limits'
import { codeTexts } from '@foyer/contract/accounts/messages/codes'
import { Input, PinInput } from '@mantine/core'
import { useId } from 'react'
import type { FoyerForm } from '../../../ui/form/use-foyer-form'
import classes from './steps.module.css'

const { codeLength } = accountLimits

/** Four boxes; the whole code can be pasted into any of them, or filled in by the browser. */
export function CodeField({ form }: { form: FoyerForm<{ code: string }> }) {
  const errorId = useId()
  const { error, value, onChange, ...rest } = form.fields.getInputProps('code')
  const path = (rest as Record<string, string | undefined>)['data-path']
  return (
    <div>
      <PinInput
        aria-label={codeTexts.code}
        length={codeLength}
        type="number"
        placeholder=""
        autoFocus
        oneTimeCode
        value={value}
        onChange={onChange}
        readOnly={form.isBusy}
        error={Boolean(error)}
        gap={12}
        classNames={{ pinInput: classes.digit, input: `num ${classes.digitInput}` }}
        getInputProps={(index) => ({
          'aria-label': codeTexts.digit(index + 1, codeLength),
          'aria-invalid': error ? true : undefined,
          'aria-describedby': error ? errorId : undefined,
          // The form puts the focus on the field of this path when it is refused.
          ...(index === 0 ? { 'data-path': path } : {}),
        })}
      />
      {error && (
        <Input.Error id={errorId} mt={6}>
          {error}
        </Input.Error>
      )}
    </div>
  )
}
