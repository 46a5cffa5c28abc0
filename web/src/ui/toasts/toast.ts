import { toastLimits } from '@foyer/contract/kit/limits'
import { screenTexts } from '@foyer/contract/kit/screen-texts'

/** Messages that float above the page and go by themselves (C-031). */
export interface Toast {
  id: number
  kind: 'ok' | 'problem'
  text: string
  duration: number
  action: ToastAction | undefined
}

/** What can be done about it at once: mostly Undo. */
interface ToastAction {
  text: string
  run: () => void
}

interface ToastRequest {
  kind: Toast['kind']
  text: string
  /** In milliseconds, where the specification states one. */
  duration?: number
  undo?: () => void
  action?: ToastAction
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

export function showToast({ kind, text, undo, ...request }: ToastRequest) {
  const action = request.action ?? (undo && { text: screenTexts.undo, run: undo })
  const duration = request.duration ?? (action ? longDuration : toastLimits.autoClose)
  lastId += 1
  // The same words twice are one message, shown again.
  const others = toasts.filter((toast) => toast.text !== text)
  change([...others, { kind, text, action, duration, id: lastId }].slice(-atMost))
}

export const dismissToast = (id: number) => change(toasts.filter((toast) => toast.id !== id))

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => toasts,
}
