import type { z } from 'zod'

/** What each field has to say; nothing where it is right. */
export type FieldProblems<V> = Partial<Record<keyof V & string, string>>

/** Rules that look at a form as a whole, for `superRefine`: each problem lands at its field. */
export const withProblems =
  <V>(find: (values: V) => FieldProblems<V>) =>
  (values: V, context: z.core.$RefinementCtx): void => {
    for (const [field, message] of Object.entries(find(values)))
      if (message) context.addIssue({ code: 'custom', path: [field], message: message as string })
  }

/** Only what differs from the record is judged: an old value is never refused because a rule came later (C-099). */
export const isKept = <T>(value: T, stored: T | undefined): boolean =>
  stored !== undefined && stored !== '' && value === stored
