import { accessTexts } from '@foyer/contract/accounts/messages'
import type { Action } from '@foyer/contract/policy'
import { showToast } from '../../ui/toasts/toast'
import { useCan } from './use-can'
import { useFeatures, useProfile } from './use-profile'

/** Whether it is known that the signed-in person may not do this; nothing is grey before that. */
export function useIsLocked(action: Action): boolean {
  const can = useCan(action)
  const { data: profile } = useProfile()
  const { data: features } = useFeatures()
  return profile !== undefined && features !== undefined && !can
}

/**
 * For a control that everybody sees: those who may not use it see it grey, with the reason, and are told so when
 * they press it (C-008). `lock` is for the control itself, `because` for blocks that have a place for a reason.
 */
export function useGuard(action: Action, reason: string = accessTexts.disabled) {
  const can = useCan(action)
  const because = useIsLocked(action) ? reason : undefined
  const guard = (work: () => void) => () => (can ? work() : showToast({ kind: 'problem', text: reason }))
  return Object.assign(guard, { because, lock: lockedFor(because) })
}

const lockedFor = (because: string | undefined) =>
  because === undefined
    ? {}
    : { 'aria-disabled': true, 'aria-description': because, 'data-disabled': true, title: because }
