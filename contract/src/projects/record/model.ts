/** How far the work is; a firm moves it by hand. */
export const projectStages = ['planning', 'design', 'execution', 'handover', 'done', 'on-hold'] as const
export type ProjectStage = (typeof projectStages)[number]

/** What a line of the log of a project is about. */
export const projectLogKinds = ['project', 'file', 'task', 'minutes', 'quotation'] as const
export type ProjectLogKind = (typeof projectLogKinds)[number]
