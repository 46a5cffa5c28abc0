const usualContacts = [
  'Founder',
  'Director',
  'Partner',
  'Admin Manager',
  'Facilities Head',
  'Operations Manager',
  'Centre Head',
]

interface Trade {
  suffix: string
  /** What it wants furnished. */
  room: string
  contacts?: readonly string[]
}

export const trades: readonly Trade[] = [
  { suffix: 'Dental Care', room: 'clinic' },
  { suffix: 'Eye Clinic', room: 'clinic' },
  { suffix: 'Physiotherapy', room: 'clinic' },
  { suffix: 'Diagnostics', room: 'collection centre' },
  { suffix: 'Infotech Pvt Ltd', room: 'office' },
  { suffix: 'Analytics LLP', room: 'office' },
  { suffix: 'Logistics Pvt Ltd', room: 'office' },
  { suffix: 'Legal Associates', room: 'office' },
  { suffix: 'Wealth Advisors LLP', room: 'office' },
  { suffix: 'Tax Consultants', room: 'office' },
  { suffix: 'Coworks', room: 'co-working floor' },
  { suffix: 'Cafe and Bakehouse', room: 'cafe' },
  { suffix: 'Foods Pvt Ltd', room: 'test kitchen' },
  { suffix: 'Jewels', room: 'showroom' },
  { suffix: 'Silks and Sarees', room: 'showroom' },
  { suffix: 'Motors', room: 'showroom' },
  { suffix: 'Preschool', room: 'school' },
  { suffix: 'Salon and Spa', room: 'salon' },
  { suffix: 'Fitness Studio', room: 'gym' },
  { suffix: 'Cooperative Housing Society', room: 'clubhouse', contacts: ['Society Secretary', 'Chairman'] },
]

export const businessNames: readonly string[] = [
  'Sahyadri',
  'Kaveri',
  'Bluebell',
  'Nexora',
  'Tamarind',
  'Lotus Leaf',
  'Indrayani',
  'Vasant Vihar',
  'Nilgiri',
  'Saptarang',
  'Quantivo',
  'Green Gate',
  'Shubharambh',
  'Madhuban',
  'Palash',
  'Anantara Road',
  'Silver Bell',
  'Ekadant',
  'Rangoli',
  'Peepal Tree',
  'Orbit Nine',
  'Suvarna',
  'Malhar',
  'Northlight',
]

export function contactsOf(trade: Trade): readonly string[] {
  return trade.contacts ?? usualContacts
}
