/** The controls of a stage while it is edited, so that the focus can be put on one. */
export const stepId = (stageId: string, step: 'up' | 'down' | 'delete' | 'name' | 'stale') =>
  `stage-${step}-${stageId}`
