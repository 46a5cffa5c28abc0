/** W-006 to W-009, in characters or digits. */
export const wizardLimits = {
  name: 50,
  projectName: 50,
  city: 50,
  address: 500,
  companyName: 36,
  budgetDigits: 15,
  areaDigits: 10,
  workScope: 50,
  billingAddress: 400,
  billingLandmark: 500,
  billingCity: 50,
  billTo: 400,
  gst: 16,
  note: 2000,
  pinIndia: 6,
  /** Outside India. */
  postalCode: 10,
} as const

/** W-020 and L-255, in milliseconds. */
export const conversionToasts = { created: 2000, failed: 1000 } as const
