import { accessTexts } from '@foyer/contract/accounts/messages'
import { type Action, may } from '@foyer/contract/policy'
import { showToast } from '../../ui/toasts/toast'
import { useViewer } from './use-can'

/** Whether it is known that the signed-in person may not do this; nothing is grey before that. */
export function useIsLocked(action: Action): boolean {
  const viewer = useViewer()
  return viewer !== undefined && !may(viewer, action)
}

/**
 * For a control that everybody sees: those who may not use it see it grey, with the reason, and are told so when
 * they press it (C-008). `lock` is for the control itself, `because` for blocks that have a place for a reason.
 */
export function useGuard(action: Action, reason: string = accessTexts.disabled) {
  const viewer = useViewer()
  const can = viewer !== undefined && may(viewer, action)
  const because = viewer === undefined || can ? undefined : reason
  const guard = (work: () => void) => () => (can ? work() : showToast({ kind: 'problem', text: reason }))
  return Object.assign(guard, { because, lock: lockedFor(because) })
}

const lockedFor = (because: string | undefined) =>
  because === undefined
    ? {}
    : { 'aria-disabled': true, 'aria-description': because, 'data-disabled': true, title: because }
