import { toastStore } from '../ui/toast'

/** How long the message with these words stays, in milliseconds. */
export const shownFor = (text: string): number | undefined =>
  toastStore.read().find((toast) => toast.text === text)?.duration
