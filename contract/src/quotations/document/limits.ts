/** Texts in characters, figures as the document holds them. */
export const documentLimits = {
  title: 150,
  client: { name: 200, companyName: 200, address: 500, phone: 40, email: 254, gstNumber: 20 },
  site: 500,
  sections: 100,
  section: { name: 150 },
  /** Of all sections together. */
  items: 1000,
  item: { name: 250, description: 2000, unit: 20, hsn: 8 },
  phases: 40,
  phase: { name: 150, deliverables: 2000 },
  milestones: 40,
  milestone: { name: 150, when: 200 },
  terms: 20_000,
  note: 5000,
  id: 64,
  /** A crore of units. */
  quantity: 10_000_000_000,
  /** A hundred crore for one. */
  rate: 100_000_000_000,
  /** Ten thousand crore: all figures stay exact. */
  total: 10_000_000_000_000,
  percent: 10_000,
} as const

/** What is offered; any other rate can be typed. */
export const gstRates = [0, 500, 1200, 1800, 2800, 4000] as const
