export const projectLimits = {
  clientName: 150,
  projectName: 150,
  /** Of one call. */
  members: 500,
  text: 500,
} as const
