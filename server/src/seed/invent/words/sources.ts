interface LeadOrigin {
  source: string
  weight: number
  names: readonly string[]
  /** Advertisements bring leads at any hour; others arrive while the studio is open. */
  isOnline: boolean
}

export const origins: readonly LeadOrigin[] = [
  {
    source: 'Meta Ads',
    weight: 24,
    names: ['Festive Kitchens', '3 BHK Carousel', 'Video Walkthrough'],
    isOnline: true,
  },
  { source: 'Instagram', weight: 14, names: ['Reel', 'Story Enquiry', 'Bio Link'], isOnline: true },
  { source: 'Website', weight: 17, names: ['Contact Form', 'Cost Calculator'], isOnline: true },
  { source: 'Google Ads', weight: 10, names: ['Search Pune', 'Search Mumbai'], isOnline: true },
  {
    source: 'Referral',
    weight: 15,
    names: ['Past Client', 'Architect', 'Broker', 'Family'],
    isOnline: false,
  },
  { source: 'Walk-in', weight: 7, names: ['Baner Studio', 'Kothrud Studio'], isOnline: false },
  { source: 'Housing.com', weight: 5, names: ['Portal Listing'], isOnline: true },
  { source: 'JustDial', weight: 5, names: ['Portal Listing'], isOnline: true },
  { source: 'Exhibition', weight: 3, names: ['Home Expo'], isOnline: false },
]

export const sources: string[] = origins.map(({ source }) => source)
export const sourceNames: string[] = [...new Set(origins.flatMap(({ names }) => names))]
