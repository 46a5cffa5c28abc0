import { toastLimits } from '@foyer/contract/kit/limits'
import { copyTexts, screenTexts } from '@foyer/contract/kit/screen-texts'

/** Messages that float above the page and go by themselves (C-031). */
export interface Toast {
  id: number
  /** note: nothing has failed yet, something is asked for. */
  kind: 'ok' | 'note' | 'problem'
  text: string
  /** A second line, quieter than the first. */
  detail: string | undefined
  /** What it speaks of: the latest message about it is the only one. */
  about: string | undefined
  duration: number
  actions: readonly ToastAction[]
}

/** What can be done about it at once: mostly Undo. */
interface ToastAction {
  text: string
  /** Where it leads besides, such as a number to ring. */
  href?: string
  run: () => void
}

interface ToastRequest {
  kind: Toast['kind']
  text: string
  detail?: string
  about?: string
  /** In milliseconds, where the specification states one. */
  duration?: number
  undo?: () => void
  action?: ToastAction
  /** Where there is more than one. */
  actions?: readonly ToastAction[]
}

/** Long enough to read, think and click, or to read what was refused. */
export const longDuration = 8000
const atMost = 4

let toasts: Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

export function showToast({ kind, text, detail, about, undo, ...request }: ToastRequest) {
  const action = request.action ?? (undo && { text: screenTexts.undo, run: undo })
  const actions = request.actions ?? (action ? [action] : [])
  const duration = request.duration ?? (actions.length > 0 ? longDuration : toastLimits.autoClose)
  lastId += 1
  // The same words twice are one message, shown again; unless each speaks of something else, and has an Undo of its own.
  const isSame = (toast: Toast) => toast.about === about && (about !== undefined || toast.text === text)
  const others = toasts.filter((toast) => !isSame(toast))
  change([...others, { kind, text, detail, about, actions, duration, id: lastId }].slice(-atMost))
}

export const dismissToast = (id: number) => change(toasts.filter((toast) => toast.id !== id))

/** What it offered is over. */
export const dismissToastAbout = (about: string) => change(toasts.filter((toast) => toast.about !== about))

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => toasts,
}

/** Not every browser lets a page do it; then the text is selected, and it takes one key more. */
export async function copyText(text: string, select: () => void): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ kind: 'ok', text: copyTexts.copied })
  } catch {
    select()
    showToast({ kind: 'problem', text: copyTexts.copyFailed })
  }
}
