import { describe, expect, it } from 'vitest'
import { presetWorkTypes } from '../../fields/defaults'
import type { CustomField } from '../../fields/model'
import { isMessage } from './is-message'
import { readMessage } from './read-message'
import type { FirmWords } from './reading'

const propertyType: CustomField = {
  id: 'f1',
  name: 'Property Type',
  type: 'dropdown',
  sections: [0, 1],
  isRequired: false,
  options: ['Apartment', 'Villa'],
  isDefault: true,
}
const firm: FirmWords = {
  dialCode: '91',
  workScopes: presetWorkTypes,
  sources: [
    'Instagram',
    '99acres',
    'MagicBricks',
    'Housing.com',
    'Justdial',
    'Facebook',
    'Google',
    'Referral',
    'Walk-in',
    'Website',
  ],
  customFields: [propertyType],
  ownNames: ['Kavya Menon', 'Malhar Design'],
  ownContacts: ['kavya@malhar.in', '+91 9000000001'],
}

/** What was read, phones as people write them, without what is empty. */
function read(text: string, over: Partial<FirmWords> = {}) {
  const { phones, customValues, ...rest } = readMessage(text, { ...firm, ...over })
  const numbers = phones.map(({ dialCode, national }) =>
    dialCode === '91' ? national : `+${dialCode} ${national}`,
  )
  return {
    ...rest,
    ...(numbers.length > 0 && { phones: numbers }),
    ...(Object.keys(customValues).length > 0 && { customValues }),
  }
}

const interior = 'Interior Design Services'
const anita = { firstName: 'Anita', lastName: 'Rao' }
const mobile = ['9845021763']

/** What people paste, and all that is to be read in it: nothing more. */
type Row = readonly [string, ReturnType<typeof read>]
const messages: readonly Row[] = [
  // As people write on WhatsApp.
  [
    'Hi, this is Anita Rao. Looking for 3bhk full interior in Baner, Pune. Budget 25L. 9845021763',
    { ...anita, phones: mobile, city: 'Pune', address: 'Baner', budget: 2_500_000, workScope: interior },
  ],
  [
    'Hello mam 🙏 myself Rohan Deshmukh, my no is 98450 21763. I want interiors for my 2bhk flat 😊 around 1050 sqft, budget is 8-10 lakhs',
    {
      firstName: 'Rohan',
      lastName: 'Deshmukh',
      phones: mobile,
      budget: 1_000_000,
      area: '1050',
      areaUnit: 'sqft',
      workScope: interior,
    },
  ],
  ['Anita Rao\n9845021763', { ...anita, phones: mobile }],
  ['Anita Rao 9845021763', { ...anita, phones: mobile }],
  ['Anita Rao - +91 98450 21763', { ...anita, phones: mobile }],
  ['9845021763 Anita', { firstName: 'Anita', phones: mobile }],
  ['anita rao\n+91-98450-21763\nbangalore', { phones: mobile, city: 'Bangalore' }],
  [
    'ANITA RAO\n098450 21763\nanita.rao@example.in',
    { ...anita, phones: mobile, email: 'anita.rao@example.in' },
  ],
  [
    'Mr. Suresh Iyer, 98450.21763, renovation of 4bhk villa at Whitefield, Bengaluru, approx 1.2 cr',
    {
      firstName: 'Suresh',
      lastName: 'Iyer',
      phones: mobile,
      address: 'Whitefield',
      city: 'Bengaluru',
      budget: 12_000_000,
      workScope: 'Renovation of the house',
    },
  ],
  [
    'Hi I am interested in interior design. Saw your work on Instagram ❤️. Pls call 9845021763',
    { phones: mobile, workScope: interior, source: 'Instagram' },
  ],
  [
    'Hi Priya here, call me on 9845021763 or 080-2345 6789',
    { firstName: 'Priya', phones: ['9845021763', '8023456789'] },
  ],
  ['Contact: Anita Rao 9845021763 / 9845011111', { ...anita, phones: ['9845021763', '9845011111'] }],
  [
    'My number +971 50 123 4567, villa in Goa, 2 crore',
    { phones: ['+971 501234567'], city: 'Goa', budget: 20_000_000 },
  ],
  [
    'Need quote for modular kitchen & wardrobes. Flat no 1203, Tower B, Prestige Lakeside Habitat, Whitefield Road, Bengaluru 560087. ₹18,50,000 max.',
    {
      city: 'Bengaluru',
      postalCode: '560087',
      budget: 1_850_000,
      address: 'Flat no 1203, Tower B, Prestige Lakeside Habitat, Whitefield Road, Bengaluru 560087',
    },
  ],
  [
    'Rs 15,00,000/- budget hai, 3 bhk ka interior karwana hai Thane mein',
    { city: 'Thane', budget: 1_500_000, workScope: interior },
  ],
  [
    'Budget 80 lakh to 1 cr, architecture for bungalow',
    { budget: 10_000_000, workScope: 'Architecture Design Services' },
  ],
  ['budget: 500k', { budget: 500_000 }],
  ['1,450 sq. ft. flat, 150 gaj plot', { area: '1450', areaUnit: 'sqft' }],
  ['plot of 200 sq yards in Jaipur', { area: '200', areaUnit: 'Sq yds', city: 'Jaipur' }],
  ['I live in Dubai, flat is in Kochi', { city: 'Kochi' }],

  // Hinglish and Devanagari.
  [
    'Namaste ji, mera naam Sunil Patil hai. Nashik me bungalow hai, landscape ka kaam karwana hai. 9845021763',
    { firstName: 'Sunil', lastName: 'Patil', phones: mobile, city: 'Nashik', workScope: 'Landscape Service' },
  ],
  [
    'Deepak bol raha hu, ghar ka renovation karna hai, 12 lakh tak',
    { firstName: 'Deepak', budget: 1_200_000, workScope: 'Renovation of the house' },
  ],
  [
    'नमस्ते, मेरा नाम अनिता राव है।\nमोबाइल: ९८४५०२१७६३\nशहर: पुणे\nबजट: २५ लाख',
    { firstName: 'अनिता', lastName: 'राव', phones: mobile, city: 'Pune', budget: 2_500_000 },
  ],
  [
    'नाम: अनिता राव\nफोन - 98450 21763\nइंटीरियर का काम, 1200 वर्ग फुट',
    {
      firstName: 'अनिता',
      lastName: 'राव',
      phones: mobile,
      area: '1200',
      areaUnit: 'sqft',
      workScope: interior,
    },
  ],

  // Chats that were forwarded.
  [
    '[18/11/26, 10:42] Anita Rao: Hi\n[18/11/26, 10:43] Anita Rao: 3bhk interior in HSR, Bangalore\n[18/11/26, 10:44] Kavya Menon: Sure, what is your budget?\n[18/11/26, 10:45] Anita Rao: 15-20 lakhs\n[18/11/26, 10:45] Anita Rao: 98450 21763',
    { ...anita, phones: mobile, city: 'Bangalore', budget: 2_000_000, workScope: interior, address: 'HSR' },
  ],
  [
    '[18/11/2026, 10:42:15 AM] +91 98450 21763: Hello, interior for office in Mumbai',
    { phones: mobile, city: 'Mumbai', workScope: interior },
  ],
  [
    '18/11/26, 10:42 pm - ~ Ravi Kumar: need a house plan, 30x40 site in Mysuru',
    { firstName: 'Ravi', lastName: 'Kumar', city: 'Mysuru', workScope: 'Architecture Design Services' },
  ],
  [
    '[18/11/26, 10:42] Rohan Shah: New lead\n*Name:* Anita Rao\n*Mobile:* 9845021763\n*Budget:* 25 lakh\n*Source:* Insta',
    { ...anita, phones: mobile, budget: 2_500_000, source: 'Instagram' },
  ],

  // What portals send.
  [
    'Dear Advertiser, you have received a response on 99acres.com\nName: Anita Rao  Mobile: +91-9845021763  Email: anita@example.in\nLocality: Wakad, Pune',
    {
      ...anita,
      phones: mobile,
      email: 'anita@example.in',
      address: 'Wakad, Pune',
      city: 'Pune',
      source: '99acres',
    },
  ],
  [
    'MagicBricks enquiry: Name: Anita Rao, Mobile: 9845021763, City: Pune, Budget: 20 Lac',
    { ...anita, phones: mobile, city: 'Pune', budget: 2_000_000, source: 'MagicBricks' },
  ],
  [
    'Name : Anita Rao | Contact No : 9845021763 | Requirement : Full interiors 3 BHK | Pin Code : 411045',
    { ...anita, phones: mobile, workScope: interior, postalCode: '411045' },
  ],
  [
    '1. Name: Anita Rao\n2. Phone: 9845021763\n3. Property Type: Villa\n4. Carpet Area: 1450 sq ft',
    { ...anita, phones: mobile, area: '1450', areaUnit: 'sqft', customValues: { f1: 'Villa' } },
  ],
  ['First Name: Anita\nLast Name: Rao\nPhone:\n9845021763', { ...anita, phones: mobile }],
  [
    'Justdial lead\nAnita Rao\n9845021763\nInterior Designers\nKothrud, Pune',
    { ...anita, phones: mobile, city: 'Pune', workScope: interior, source: 'Justdial' },
  ],

  // Mails.
  [
    'From: Anita Rao <anita.rao@example.in>\nTo: hello@malhar.in\nSubject: Interior for villa\n\nHi Team,\nWe are planning interiors for our villa in Coimbatore, about 3200 sqft.\n\nWarm regards,\nAnita Rao\nVP, Zenith Foods Pvt Ltd\nM: 98450 21763',
    {
      ...anita,
      email: 'anita.rao@example.in',
      phones: mobile,
      city: 'Coimbatore',
      area: '3200',
      areaUnit: 'sqft',
      workScope: interior,
      designation: 'VP',
      companyName: 'Zenith Foods Pvt Ltd',
    },
  ],
  [
    'Please share a quotation for a 40 lakh renovation.\n\nThanks & Regards\nMohammed Faizan\n+91 98450 21763\nSent from my iPhone',
    {
      firstName: 'Mohammed',
      lastName: 'Faizan',
      phones: mobile,
      budget: 4_000_000,
      workScope: 'Renovation of the house',
    },
  ],

  // Visiting cards.
  [
    "KAVITA D'SOUZA\nManaging Director\nD'Souza Builders Pvt. Ltd.\n12, MG Road, Camp, Pune - 411001\nM: +91 98450 21763\nT: 020-2612 3456\nE: kavita@dsouza.in\nwww.dsouza.in",
    {
      firstName: 'Kavita',
      lastName: "D'Souza",
      designation: 'Managing Director',
      companyName: "D'Souza Builders Pvt. Ltd.",
      address: '12, MG Road, Camp, Pune - 411001',
      city: 'Pune',
      postalCode: '411001',
      phones: ['9845021763', '2026123456'],
      email: 'kavita@dsouza.in',
    },
  ],
  [
    'Dr. K. R. Nair, Principal Consultant\nSunrise Hospitals LLP\n98450-21763',
    {
      firstName: 'Dr. K. R.',
      lastName: 'Nair',
      designation: 'Principal Consultant',
      companyName: 'Sunrise Hospitals LLP',
      phones: mobile,
    },
  ],

  // Sources.
  ['Got your number from 99acres. 9845021763', { phones: mobile, source: '99acres' }],
  [
    'Referred by Mr. Joshi. Anita here 9845021763',
    { firstName: 'Anita', phones: mobile, source: 'Referral' },
  ],
  ['via Instagram\nAnita', { firstName: 'Anita', source: 'Instagram' }],
  ['https://www.instagram.com/anita\nAnita', { firstName: 'Anita' }],

  // Harder ones.
  [
    'Good evening sir, we have purchased a 4 BHK (2450 sft) in My Home Bhooja, Hyderabad. Want complete interiors. Budget around 35 to 40L. Regards, Srinivas Reddy 9845021763',
    {
      firstName: 'Srinivas',
      lastName: 'Reddy',
      phones: mobile,
      city: 'Hyderabad',
      area: '2450',
      areaUnit: 'sqft',
      budget: 4_000_000,
      workScope: interior,
    },
  ],
  [
    'Client name - Anita Rao\nMob no - 9845021763\nLocation - Baner\nRequirement - 3bhk interior\nBudget - 2500000',
    { ...anita, phones: mobile, address: 'Baner', budget: 2_500_000, workScope: interior },
  ],
  [
    '*NEW ENQUIRY* 🔔\n👤 Anita Rao\n📞 98450 21763\n📍 Kharadi, Pune\n💰 20-25 Lacs\n🏠 3 BHK',
    { ...anita, phones: mobile, city: 'Pune', budget: 2_500_000 },
  ],
  [
    'Hi, got your reference from Meera. Myself Arjun, 9845021763, alternate 9845011111, email arjun@example.co.in, 560034',
    {
      firstName: 'Arjun',
      phones: ['9845021763', '9845011111'],
      email: 'arjun@example.co.in',
      postalCode: '560034',
      source: 'Referral',
    },
  ],
  [
    'Plz contact Mrs. Lakshmi Narayanan on (0)98450-21763, office interiors 5000 sq.ft, Chennai-600028',
    {
      firstName: 'Lakshmi',
      lastName: 'Narayanan',
      phones: mobile,
      city: 'Chennai',
      postalCode: '600028',
      area: '5000',
      areaUnit: 'sqft',
      workScope: interior,
    },
  ],
  ['Mera budget 30 lakh hai aur flat Gurgaon sector 57 me hai', { city: 'Gurgaon', budget: 3_000_000 }],
  [
    'अनिता राव\n9845021763\nपुणे, ३ बीएचके इंटीरियर, २० लाख',
    {
      firstName: 'अनिता',
      lastName: 'राव',
      phones: mobile,
      city: 'Pune',
      budget: 2_000_000,
      workScope: interior,
    },
  ],
  [
    'Ar. Meenakshi Sundaram\n+919845021763\nstudio@meenakshi.design',
    { firstName: 'Ar. Meenakshi', lastName: 'Sundaram', phones: mobile, email: 'studio@meenakshi.design' },
  ],
  ['Fwd: 2 cr ka ghar liya hai, interior ka budget 22 lakh', { budget: 2_200_000, workScope: interior }],

  // What a number is called is no name.
  ...['Mob', 'Ph', 'Cell', 'Tel.', 'Direct', 'Hp', 'Alt', 'WA', 'Mob No:', 'M:'].flatMap((label) =>
    ['Anita Rao\n', 'Anita Rao ', 'Anita Rao, '].map(
      (name): Row => [`${name}${label} 98450 21763`, { ...anita, phones: mobile }],
    ),
  ),
  ['Mob:\n98450 21763\nAnita Rao', { ...anita, phones: mobile }],
  ['Anita Rao (M) 98450 21763', { ...anita, phones: mobile }],
  ['Name Anita Rao Mob 98450 21763', { ...anita, phones: mobile }],
  ['Anita Rao\n(Off) 080 2345 6789', { ...anita, phones: ['8023456789'] }],

  // Commas without a space.
  ['9845021763,9845011111', { phones: ['9845021763', '9845011111'] }],
  [
    'Anita,9845021763,3bhk interiors,Pune,25L',
    { firstName: 'Anita', phones: mobile, city: 'Pune', budget: 2_500_000, workScope: interior },
  ],
  ['Rs 1,25,000 for wardrobes', { budget: 125_000 }],

  // Which amount is the budget.
  ['EMI 50k, interior budget 12 lakhs', { budget: 1_200_000, workScope: interior }],
  ['Flat worth 90 lakhs. Our interiors budget 10-12 lakhs', { budget: 1_200_000, workScope: interior }],
  [
    'Loan of 60 lakhs sanctioned, interior budget around 15 lakhs',
    { budget: 1_500_000, workScope: interior },
  ],
  ['We bought a flat for 1.2 cr, need interiors within 15L', { budget: 1_500_000, workScope: interior }],
  ['Budget is 12 lakhs flat worth 90 lakhs', { budget: 1_200_000 }],
  ['cost of flat is 80L and we can spend 10L on interiors', { budget: 1_000_000, workScope: interior }],
  ['Renovation of a 2cr flat, budget 20 lakhs', { budget: 2_000_000, workScope: 'Renovation of the house' }],
  ['Property price: 90 Lac\nBudget: 12 Lac', { budget: 1_200_000 }],
  ['Loan amount: 60 lakh\nBudget 12,50,000', { budget: 1_250_000 }],
  ['rent 45k, budget not decided', {}],
  ['Flat cost 80 lakhs, budget not decided', {}],

  // What the firm itself, an answered mail or a portal says.
  [
    '[18/11/26, 10:42] Anita Rao: Hi, need interiors\n[18/11/26, 10:43] Kavya Menon: call 9000000002 or hello@malhar.in, from 8 lakhs\n[18/11/26, 10:44] Anita Rao: Ok',
    { ...anita, workScope: interior },
  ],
  [
    '[18/11/26, 10:42] Kavya Menon: New lead\nName: Anita Rao\nMobile: 9845021763\n[18/11/26, 10:43] Rohan Shah: ok taking it',
    { ...anita, phones: mobile },
  ],
  [
    'Please call me on 9845021763\nRegards\nAnita Rao\n\nOn 18 Nov 2026, Kavya Menon <hello@malhar.in> wrote:\n> Dear Anita, call us at 9000000002\n> Kavya Menon',
    { ...anita, phones: mobile },
  ],
  [
    'Please see below\n\nOn Wed, Nov 18, 2026 at 10:42 AM Anita Rao <anita@example.in> wrote:\n> We want 3bhk interiors in Pune\n> 9845021763',
    { ...anita, phones: mobile, email: 'anita@example.in', city: 'Pune', workScope: interior },
  ],
  [
    'From: 99acres <noreply@99acres.com>\nSubject: New response\n\nName: Anita Rao\nMobile: 9845021763\nFor support call our helpline 9999912345',
    { ...anita, phones: mobile, source: '99acres' },
  ],
  [
    'From: IndiaMART <buyleads@indiamart.com>\n9845021763\nanita@example.in\nPune, Maharashtra',
    { phones: mobile, email: 'anita@example.in', city: 'Pune' },
  ],
  [
    'Anita 9845021763, our common friend kavya@malhar.in, +91 90000 00001',
    { firstName: 'Anita', phones: mobile },
  ],
  ['Anita Rao\nMob 98450 21763\nFax 020-2612 3456', { ...anita, phones: mobile }],

  // Names that are also cities.
  [
    'Kalyan Reddy\n9845021763\nHyderabad',
    { firstName: 'Kalyan', lastName: 'Reddy', phones: mobile, city: 'Hyderabad' },
  ],
  ['I am Kalyan, 3bhk in Hyderabad', { firstName: 'Kalyan', city: 'Hyderabad' }],
  ['Daman Singh\n9845021763', { firstName: 'Daman', lastName: 'Singh', phones: mobile }],
  [
    'Salem Khan 9845021763\nChennai',
    { firstName: 'Salem', lastName: 'Khan', phones: mobile, city: 'Chennai' },
  ],
  ['Anita Rao 9845021763\nKalyan', { ...anita, phones: mobile, city: 'Kalyan' }],
  ['I am Pune based', { city: 'Pune' }],

  // As they come in a week.
  [
    'Namaste, main Pooja bol rahi hoon. Kitchen banwana hai, 3 se 4 lakh tak. Call karna 98450-21763 pe',
    { firstName: 'Pooja', phones: mobile, budget: 400_000 },
  ],
  [
    'Mera number 9845021763 hai, naam Imran Khan, ghar Bhopal me hai, 25 lakh ke andar',
    { firstName: 'Imran', lastName: 'Khan', phones: mobile, city: 'Bhopal', budget: 2_500_000 },
  ],
  [
    '[9:41 am, 18/11/2026] Arjun Nair: Looking for villa interiors in Kochi\n[9:45 am, 18/11/2026] Arjun Nair: 40 lakhs approx',
    { firstName: 'Arjun', lastName: 'Nair', city: 'Kochi', budget: 4_000_000, workScope: interior },
  ],
  [
    'You have received a new enquiry from MagicBricks.com\nName: Anita Rao\nMobile: +91-9845021763\nProperty: 3 BHK Apartment in Wakad, Pune\nPrice: Rs 95 Lac\nTeam Magicbricks',
    {
      ...anita,
      phones: mobile,
      city: 'Pune',
      address: '3 BHK Apartment in Wakad, Pune',
      source: 'MagicBricks',
    },
  ],
  [
    'You have a new message from Anita Rao\nLocation: Gurgaon, HR 122002\nBudget: ₹25,00,000 - ₹40,00,000\nPhone: 098450 21763',
    {
      ...anita,
      phones: mobile,
      city: 'Gurgaon',
      postalCode: '122002',
      address: 'Gurgaon, HR 122002',
      budget: 4_000_000,
    },
  ],
  [
    'Justdial: Anita | 9845021763 | Interior Designers | T Nagar, Chennai | Within 1 month',
    { firstName: 'Anita', phones: mobile, city: 'Chennai', workScope: interior, source: 'Justdial' },
  ],
  [
    '99acres Response: Anita Rao (Individual) 9845021763 is interested in Interior Designing at Vaishali Nagar, Jaipur',
    {
      ...anita,
      phones: mobile,
      city: 'Jaipur',
      address: 'Vaishali Nagar, Jaipur',
      workScope: interior,
      source: '99acres',
    },
  ],
  [
    'Pls share quotation for 2BHK at Lodha Amara, Kolshet Road, Thane West 400607. Area - 780 sq ft carpet. - Anita Rao 98450 21763',
    {
      ...anita,
      phones: mobile,
      city: 'Thane',
      postalCode: '400607',
      address: 'Lodha Amara, Kolshet Road, Thane West 400607',
      area: '780',
      areaUnit: 'sqft',
    },
  ],
  [
    'Hi this is Dr. Shalini Rao from Apollo, want clinic interiors in Jayanagar Bangalore, pls call 9845021763',
    {
      firstName: 'Dr. Shalini',
      lastName: 'Rao',
      phones: mobile,
      city: 'Bangalore',
      address: 'Jayanagar',
      workScope: interior,
    },
  ],
  [
    'hello sir my name is anita rao i want interior for 3bhk in lucknow budget 10 lac contact 9845021763',
    { ...anita, phones: mobile, city: 'Lucknow', budget: 1_000_000, workScope: interior },
  ],
  ['Hi, can u do 2bhk at 5L? Anita 9845021763', { firstName: 'Anita', phones: mobile, budget: 500_000 }],
  [
    'Best,\nAnita\n--\nAnita Rao\nManager\nRao & Sons\nGurugram\n+91-98450-21763',
    { ...anita, phones: mobile, designation: 'Manager', companyName: 'Rao & Sons', city: 'Gurugram' },
  ],
  [
    'BEGIN:VCARD\nVERSION:3.0\nN:Rao;Anita;;;\nFN:Anita Rao\nORG:Zenith Constructions;\nTEL;type=CELL;waid=919845021763:+91 98450 21763\nEND:VCARD',
    { ...anita, phones: mobile, companyName: 'Zenith Constructions' },
  ],
  [
    'Dear Mr Menon, kindly send proposal. Regards, Thomas Kurien, Kurien Foods Pvt Ltd, 98450 21763',
    { firstName: 'Thomas', lastName: 'Kurien', phones: mobile },
  ],
  ['Please contact Mohan at 9845021763', { firstName: 'Mohan', phones: mobile }],
  ['3bhk Baner, Wakad 9845021763', { phones: mobile }],

  // Nothing is made up.
  ['Good morning, please call back', {}],
  ['order 850000 of 2026, aadhaar 9845 0217 6312, GST 27AAPFU0939F1ZV', {}],
  ['Site visit on 18/11/2026 at 10:30', {}],
  ['9845021', {}],
  ['', {}],
]

describe('Sales floor a pasted message is read', () => {
  it.each(messages)('%j', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it('in the words of the firm, and with nothing where those do not fit', () => {
    const text = '3bhk interior, via Instagram'
    expect(read(text, { workScopes: ['2 BHK Interior', '3 BHK Interior'], sources: ['Insta Ads'] })).toEqual({
      workScope: '3 BHK Interior',
      source: 'Insta Ads',
    })
    expect(read(text, { workScopes: ['Landscape'], sources: ['Walk-in'] })).toEqual({})
  })

  it('quickly, however long it is', () => {
    const chat = '[18/11/26, 10:42] Anita Rao: 3bhk interior, flat 12, Baner Road, Pune 98450 21763\n'.repeat(
      400,
    )
    expect(read(chat).phones).toEqual(mobile)
    expect(read('a '.repeat(20_000))).toEqual({})
    expect(read('9'.repeat(20_000))).toEqual({})
    expect(read('Name: '.repeat(1_000))).toEqual({})
  })
})

it('Sales floor tells a message from the value of one field', () => {
  expect(isMessage('Anita Rao\n98450 21763')).toBe(true)
  expect(isMessage('Anita Rao 98450 21763')).toBe(true)
  expect(isMessage('Anita Rao')).toBe(false)
  expect(isMessage('98450 21763')).toBe(false)
  expect(isMessage('Anita Rao\n')).toBe(false)
})
