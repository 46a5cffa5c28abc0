export const doorLimits = {
  name: { max: 60 },
  secret: { max: 200 },
  /** Doors of a company that portals and others deliver to. */
  doors: { max: 100 },
  hook: { bytes: 262_144, perMinute: 6_000, leads: 100 },
  mapping: { max: 200, path: { max: 1_000 } },
  /** Of one door on its page. */
  shown: { recent: 20, failed: 50 },
  /** How long what was delivered is kept. */
  keptDays: 30,
} as const
