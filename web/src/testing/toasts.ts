import { act } from '@testing-library/react'
import { dismissToast, toastStore } from '../ui/toasts/toast'

/** How long the message with these words stays, in milliseconds. */
export const shownFor = (text: string): number | undefined =>
  toastStore.read().find((toast) => toast.text === text)?.duration

/** For a test that waits for the same words again. */
export const dismissToasts = () =>
  act(() => {
    for (const { id } of toastStore.read()) dismissToast(id)
  })
