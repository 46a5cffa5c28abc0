export const quotationRecordLimits = {
  /** Of one project, with those that were deleted. */
  ofProject: 200,
  templateName: 80,
  templates: 100,
  itemSearch: 100,
  itemsShown: 20,
  restoreDays: 30,
  /** Of a document as it travels. */
  documentBytes: 2_097_152,
} as const
