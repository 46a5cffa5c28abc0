import { figureTexts } from '@foyer/contract/analytics/messages/beyond'

/** '62%'; a dash where there is nothing to compare with. */
export const percentOf = (part: number, whole: number): string =>
  whole === 0 ? figureTexts.none : figureTexts.percent(part / whole)
