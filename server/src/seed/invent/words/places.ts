interface City {
  name: string
  weight: number
  localities: readonly (readonly [locality: string, postalCode: string])[]
}

export const cities: readonly City[] = [
  {
    name: 'Pune',
    weight: 48,
    localities: [
      ['Baner', '411045'],
      ['Balewadi', '411045'],
      ['Kothrud', '411038'],
      ['Aundh', '411007'],
      ['Wakad', '411057'],
      ['Hinjewadi', '411057'],
      ['Kharadi', '411014'],
      ['Viman Nagar', '411014'],
      ['Hadapsar', '411028'],
      ['Koregaon Park', '411001'],
      ['Kalyani Nagar', '411006'],
      ['Kondhwa', '411048'],
      ['Undri', '411060'],
      ['Bavdhan', '411021'],
      ['Pimple Saudagar', '411027'],
      ['Ravet', '412101'],
      ['Wagholi', '412207'],
      ['Sinhagad Road', '411051'],
      ['Erandwane', '411004'],
      ['Model Colony', '411016'],
      ['Bibwewadi', '411037'],
      ['Nigdi', '411044'],
    ],
  },
  {
    name: 'Mumbai',
    weight: 14,
    localities: [
      ['Andheri West', '400053'],
      ['Powai', '400076'],
      ['Bandra West', '400050'],
      ['Goregaon East', '400063'],
      ['Malad West', '400064'],
      ['Borivali West', '400092'],
      ['Chembur', '400071'],
      ['Mulund West', '400080'],
      ['Kandivali East', '400101'],
      ['Dadar West', '400028'],
    ],
  },
  {
    name: 'Nashik',
    weight: 8,
    localities: [
      ['Gangapur Road', '422013'],
      ['Indira Nagar', '422009'],
      ['College Road', '422005'],
      ['Pathardi Phata', '422010'],
      ['Mahatma Nagar', '422007'],
    ],
  },
  {
    name: 'Bengaluru',
    weight: 7,
    localities: [
      ['Whitefield', '560066'],
      ['HSR Layout', '560102'],
      ['Sarjapur Road', '560035'],
      ['Indiranagar', '560038'],
      ['JP Nagar', '560078'],
      ['Hebbal', '560024'],
    ],
  },
  {
    name: 'Thane',
    weight: 4,
    localities: [
      ['Ghodbunder Road', '400607'],
      ['Majiwada', '400601'],
      ['Kolshet Road', '400607'],
    ],
  },
  {
    name: 'Navi Mumbai',
    weight: 4,
    localities: [
      ['Vashi', '400703'],
      ['Kharghar', '410210'],
      ['Nerul', '400706'],
      ['Airoli', '400708'],
    ],
  },
  {
    name: 'Hyderabad',
    weight: 3,
    localities: [
      ['Gachibowli', '500032'],
      ['Kondapur', '500084'],
      ['Jubilee Hills', '500033'],
    ],
  },
  {
    name: 'Ahmedabad',
    weight: 2,
    localities: [
      ['Bopal', '380058'],
      ['Satellite', '380015'],
      ['Thaltej', '380059'],
    ],
  },
  {
    name: 'Nagpur',
    weight: 2,
    localities: [
      ['Dharampeth', '440010'],
      ['Manish Nagar', '440015'],
    ],
  },
  {
    name: 'Kolhapur',
    weight: 2,
    localities: [
      ['Tarabai Park', '416003'],
      ['Rajarampuri', '416008'],
    ],
  },
  {
    name: 'Chennai',
    weight: 2,
    localities: [
      ['Velachery', '600042'],
      ['Adyar', '600020'],
    ],
  },
  {
    name: 'Panaji',
    weight: 1,
    localities: [
      ['Miramar', '403001'],
      ['Dona Paula', '403004'],
    ],
  },
  { name: 'Gurugram', weight: 1, localities: [['Sector 57', '122003']] },
  { name: 'Indore', weight: 1, localities: [['Vijay Nagar', '452010']] },
  { name: 'Kochi', weight: 1, localities: [['Kakkanad', '682030']] },
]

export const societies: readonly string[] = [
  'Silver Oak Residency',
  'Amrut Kalash',
  'Nirmal Vihar',
  'Palm Meadows',
  'Skyline Crest',
  'Shree Ganesh Heights',
  'Orchid Enclave',
  'Green Acres',
  'Sai Platinum',
  'Rohini Towers',
  'Kalpavruksha CHS',
  'Riverbend Greens',
  'Mangal Murti Apartments',
  'The Courtyard',
  'Sunrise Terraces',
  'Parijat Park',
  'Lake Breeze',
  'Gulmohar Court',
]

export const commercialBuildings: readonly string[] = [
  'Meridian Business Bay',
  'City Point',
  'Trade Link House',
  'Cerebrum Park',
  'Market Square',
  'Prime Plaza',
]
