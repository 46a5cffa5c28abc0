export const teamLimits = {
  team: {
    name: { max: 50 },
    /** A role is cut off at this width; its whole name opens on hover, focus and tap. */
    roleChipPixels: 70,
    /** The lists of members scroll from this height on. */
    listPixels: 334,
  },
  membersAtMost: 500,
  /** How long somebody can bring a deleted team back (C-041). */
  keptForDays: 30,
} as const
