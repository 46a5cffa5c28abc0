/** SQL for an instant as text: for fifty rows and more, making a Date of each is expensive. */
export const asUtcText = (column: string): string => `(${column} at time zone 'UTC')::text`

/** The result, `2026-11-15 06:00:00.12`, in the format of the contract. */
export const isoOf = (text: string): string =>
  `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, 23).padEnd(3, '0')}Z`
