export const peopleLimits = {
  invite: {
    rows: { start: 3, max: 16 },
    /** A name above the maximum is marked (C-051); since C-162 typing does not stop at the cap. */
    name: { max: 15, inputCap: 24 },
    roles: { query: ['Admin', 'Site Manager', 'Accountant', 'Purchase Manager'], excluded: ['Super Admin'] },
  },
  designation: { max: 30 },
} as const
