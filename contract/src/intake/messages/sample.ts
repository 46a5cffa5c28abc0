/** The names of the sheets of the file to fill in. */
export const sampleSheets = { leads: 'Leads', choices: 'Choices' } as const

/** People who do not exist. */
export const sampleRows = [
  {
    firstName: 'Ananya',
    lastName: 'Iyer',
    email: 'ananya.iyer@example.in',
    phone: '+91 9000000001',
    budget: '1850000',
    city: 'Pune',
    postalCode: '411001',
    workScope: 'Interior',
    source: 'Instagram',
    sourceName: 'Reel',
    area: '1200 sqft',
    address: '12, MG Road',
  },
  {
    firstName: 'Rohan',
    lastName: 'Shah',
    email: '',
    phone: '9000000002',
    budget: '25 lakh',
    city: 'Mumbai',
    postalCode: '400001',
    workScope: 'Interior',
    source: 'Walk in',
    sourceName: '',
    area: '',
    address: '',
  },
] as const
