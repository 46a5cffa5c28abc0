import { accessTexts } from '@foyer/contract/accounts/messages'
import type { Action } from '@foyer/contract/policy'
import { showToast } from '../../ui/toasts/toast'
import { useCan } from './use-can'

/** For a control that everybody sees: those who may not use it are told so (C-008). */
export function useGuard(action: Action) {
  const can = useCan(action)
  return (work: () => void) => () =>
    can ? work() : showToast({ kind: 'problem', text: accessTexts.disabled })
}
