export const projectLimits = {
  clientName: 150,
  projectName: 150,
  /** In one call. */
  members: 500,
  text: 500,
} as const
