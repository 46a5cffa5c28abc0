/** Marks what is being written: changed and not saved yet, or being saved. */
export const unfinished = (isBusy: boolean, isChanged: boolean) => ({
  'data-unfinished': isBusy ? 'busy' : isChanged ? 'changed' : undefined,
})

/** The small dialogs of the page that a press beside them does not close. */
export const staying = '[data-stays]'

/** Its answer has to find it. */
export const isSaving = (place: ParentNode | null): boolean =>
  place?.querySelector('[data-unfinished="busy"]') != null

/** Written, and neither saved nor put back. */
export const unfinishedIn = (place: ParentNode | null): Element | undefined =>
  place?.querySelector('[data-unfinished], [data-held], [aria-invalid="true"]') ?? undefined
