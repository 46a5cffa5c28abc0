import { useEffect, useRef } from 'react'
import type { FoyerForm } from '../../../ui/form/use-foyer-form'

/**
 * O14: four digits are sent by themselves, however they came. The same digits only once for each code that was asked for:
 * what was refused is sent again by the button alone.
 */
export function useSentWhenComplete(form: FoyerForm<{ code: string }>, requestId: string) {
  const sent = useRef('')
  const { code } = form.values
  useEffect(() => {
    const these = `${requestId} ${code}`
    if (!/^\d{4}$/.test(code) || form.isBusy || sent.current === these) return
    sent.current = these
    form.onSubmit()
  })
}
