export const peopleLimits = {
  invite: {
    rows: { start: 3, max: 16 },
    /** A name above the maximum is marked (C-051) and never cut (C-162). */
    name: { max: 15 },
    roles: { query: ['Admin', 'Site Manager', 'Accountant', 'Purchase Manager'], excluded: ['Super Admin'] },
  },
  designation: { max: 30 },
} as const
