/** SQL for an instant that goes out as text: in fifty rows and more a Date between costs more than it says. */
export const asUtcText = (column: string): string => `(${column} at time zone 'UTC')::text`

/** What that gives, `2026-11-15 06:00:00.12`, as the contract has it. */
export const isoOf = (text: string): string =>
  `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, 23).padEnd(3, '0')}Z`
