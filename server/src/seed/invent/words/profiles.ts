import type { Colleague, Firm, ProfileName, Team } from '../model'

interface Profile {
  firm: Firm
  people: Colleague[]
  teams: Team[]
  /** Where most clients live. */
  homeCity: string
}

const admin: Colleague = { key: 'admin', fullName: 'Meenal Joshi', designation: 'Studio Manager' }

const studioPeople: Colleague[] = [
  admin,
  { key: 'sales1', fullName: 'Kavya Menon', designation: 'Senior Design Consultant' },
  { key: 'sales2', fullName: 'Aditya Kulkarni', designation: 'Design Consultant' },
  { key: 'sales3', fullName: 'Sneha Patil', designation: 'Senior Design Consultant' },
  { key: 'sales4', fullName: 'Imran Shaikh', designation: 'Design Consultant' },
  { key: 'sales5', fullName: 'Ritika Agarwal', designation: 'Key Accounts' },
  { key: 'sales6', fullName: 'Joel Fernandes', designation: 'Key Accounts' },
]

const studioTeams: Team[] = [
  { key: 'homes-west', name: 'Homes West', members: ['sales1', 'sales2'] },
  { key: 'homes-east', name: 'Homes East', members: ['sales3', 'sales4'] },
  { key: 'signature', name: 'Signature Projects', members: ['sales5', 'sales6'] },
]

export const profiles: Record<ProfileName, Profile> = {
  'pune-studio': {
    firm: {
      name: 'Osari Design Studio',
      address: '3rd Floor, Meridian Business Bay, Baner Road, Baner',
      city: 'Pune',
      postalCode: '411045',
      gstNumber: '27AAKCO4821M1Z6',
      latitude: 18.5596,
      longitude: 73.7868,
      location: 'Baner, Pune, Maharashtra, India',
      timeZone: 'Asia/Kolkata',
      email: 'studio@osari.example',
      contact: '+91 20 6715 4820',
      signatory: 'Ira Malhotra',
      bank: {
        bankAccountName: 'Osari Design Studio',
        bankAccountNumber: '50200071548206',
        bankName: 'HDFC Bank, Baner',
        bankCode: 'HDFC0000794',
        upiId: 'osaristudio@hdfcbank',
      },
    },
    people: studioPeople,
    teams: studioTeams,
    homeCity: 'Pune',
  },
  'small-firm': {
    firm: {
      name: 'Devrai Interiors',
      address: 'Shop 4, Prime Plaza, College Road',
      city: 'Nashik',
      postalCode: '422005',
      gstNumber: '27AAGFD3307K1ZR',
      latitude: 20.0059,
      longitude: 73.7629,
      location: 'Nashik, Maharashtra, India',
      timeZone: 'Asia/Kolkata',
    },
    people: [
      { ...admin, fullName: 'Prakash Wagh' },
      { key: 'sales1', fullName: 'Tejal Bhamre', designation: 'Design Consultant' },
      { key: 'sales2', fullName: 'Yogesh Ahire', designation: 'Design Consultant' },
    ],
    teams: [{ key: 'homes-west', name: 'Design Desk', members: ['sales1', 'sales2'] }],
    homeCity: 'Nashik',
  },
  big: {
    firm: {
      name: 'Vistara Lane Interiors',
      address: '8th Floor, City Point, Andheri East',
      city: 'Mumbai',
      postalCode: '400069',
      gstNumber: '27AAHCV9914P1ZD',
      latitude: 19.1197,
      longitude: 72.8697,
      location: 'Andheri, Mumbai, Maharashtra, India',
      timeZone: 'Asia/Kolkata',
    },
    people: studioPeople,
    teams: studioTeams,
    homeCity: 'Mumbai',
  },
}
