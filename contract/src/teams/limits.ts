export const teamLimits = {
  team: {
    name: { max: 50 },
    /** A role is cut off at this width; the full name appears on hover, focus and tap. */
    roleChipPixels: 70,
    /** The lists of members scroll above this height. */
    listPixels: 334,
  },
  membersAtMost: 500,
  turn: { weight: { max: 20 }, limits: { max: 30 }, value: { max: 100 } },
  /** How long a deleted team can be restored (C-041). */
  keptForDays: 30,
} as const
