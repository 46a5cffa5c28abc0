export const pipelineLimits = {
  stage: {
    /** Including the default stages (C-016). */
    max: 20,
    name: { max: 40 },
    colours: 9,
    sequence: { start: 1 },
    saveSpinner: { minMs: 500 },
    exitDelayMs: 500,
    staleDays: { min: 1, max: 365 },
  },
  status: { undeletable: [2, 3, 4, 6], maxPerStage: 8, name: { longest: 40 } },
  page: { size: { status: 12 } },
  rule: {
    chips: 2,
    /** Every lead has these, so a rule cannot require them. */
    excluded: ['Lead Name', 'Stage'],
    fieldsMost: 60,
  },
  pipelineNameMax: 60,
  descriptionMax: 1024,
  /** How long a deleted stage or rule can be brought back (C-041). */
  keptDays: 30,
} as const
