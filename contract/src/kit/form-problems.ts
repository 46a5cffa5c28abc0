import type { z } from 'zod'

/** The problem of each field; none where it is right. */
export type FieldProblems<V> = Partial<Record<keyof V & string, string>>

/** Rules that look at a form as a whole, for `superRefine`: each problem is attached to its field. */
export const withProblems =
  <V>(find: (values: V) => FieldProblems<V>) =>
  (values: V, context: z.core.$RefinementCtx): void => {
    for (const [field, message] of Object.entries(find(values)))
      if (message) context.addIssue({ code: 'custom', path: [field], message: message as string })
  }

/** Checks only what differs from the record: an old value is never refused because a rule came later (C-099). */
export const isKept = <T>(value: T, stored: T | undefined): boolean =>
  stored !== undefined && stored !== '' && value === stored
