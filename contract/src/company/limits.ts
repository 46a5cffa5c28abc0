export const companyLimits = {
  company: {
    name: { max: 75 },
    address: { max: 100 },
    city: { max: 25 },
    gst: { max: 20 },
    postalCode: { max: 10 },
    contact: { max: 20 },
    location: { max: 300 },
    email: { max: 100 },
    bankText: { max: 100 },
    bankAccount: { min: 5, max: 34 },
    bankCode: { max: 20 },
    signatory: { max: 100 },
  },
  assignment: { methods: ['ROUND_ROBIN'] },
  firstResponse: { minutes: { min: 1, max: 10_080 }, hours: { min: 1, max: 500 } },
  /** Of all fields without a described use together, as JSON (C-128). */
  extraBytes: 8_192,
} as const
