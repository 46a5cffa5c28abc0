import { act, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'

export const makeFile = (name = 'enquiries.csv', size = 10) => new File(['a'.repeat(size)], name)

/** Chooses a file as the browser's own dialog does. */
export function chooseFile(...files: File[]) {
  const input = screen.getByRole('dialog').querySelector('input[type="file"]')
  if (!input) throw new Error('There is nothing to choose a file with.')
  fireEvent.change(input, { target: { files } })
}

/** Chooses a file while the clock stands still; `after` lets time pass. */
export async function chooseWithStoppedClock(...files: File[]) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  chooseFile(...files)
  return {
    after: (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds)),
    goOn: () => vi.useRealTimers(),
  }
}

/** Up to step 3. */
export async function uploadFile(file = makeFile()) {
  const clock = await chooseWithStoppedClock(file)
  await clock.after(2000)
  clock.goOn()
}
