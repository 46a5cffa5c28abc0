import { LeaveGuard } from '../dialogs/leave-guard'
import type { FoyerForm } from './use-foyer-form'

interface FormGuardProps {
  form: Pick<FoyerForm<Record<string, unknown>>, 'isChanged' | 'isBusy'>
  /** In words of its own. */
  text?: string
}

/** Asks before a page is left with something in its form that is not saved. */
export function FormGuard({ form, text }: FormGuardProps) {
  return (
    <LeaveGuard isChanged={form.isChanged} isSaving={form.isBusy} {...(text !== undefined && { text })} />
  )
}
