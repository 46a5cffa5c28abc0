import { slices } from '../../ui/drawn-in-slices'

/** In milliseconds: long enough for the first page to be drawn on a phone. */
const pause = 2500

/** What nobody sees at first is not in the way of what is seen; without a network it is what says so. */
export const afterFirstPage = (): Promise<void> =>
  slices.areOn && navigator.onLine ? new Promise((resolve) => setTimeout(resolve, pause)) : Promise.resolve()
