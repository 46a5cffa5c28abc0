/** What is in the projects of the demo firm: folders with files, and minutes of meetings. */
export interface BelievableFile {
  folder: string | undefined
  name: string
  contentType: string
  /** The plan is drawn. */
  text: string | undefined
  isShared: boolean
}

export const believableFiles: readonly BelievableFile[] = [
  {
    folder: 'Drawings',
    name: 'Floor plan R2.png',
    contentType: 'image/png',
    text: undefined,
    isShared: true,
  },
  {
    folder: 'Materials',
    name: 'Material list.csv',
    contentType: 'text/csv',
    text: [
      'Room,Item,Make,Finish,Quantity,Unit',
      'Living,Vitrified tiles 800 x 1600,Kajaria,Statuario,420,sq ft',
      'Kitchen,BWP plywood 19 mm,CenturyPly,-,22,sheet',
      'Kitchen,Laminate 1 mm,Merino,Sage matt,18,sheet',
      'Master bedroom,Engineered wood flooring,Square Foot,Oak,210,sq ft',
      'All rooms,Emulsion paint,Asian Paints Royale,Off white,4200,sq ft',
    ].join('\n'),
    isShared: true,
  },
  {
    folder: 'Materials',
    name: 'Vendor rates.csv',
    contentType: 'text/csv',
    text: ['Vendor,Item,Rate,Valid until', 'Shree Plywoods,BWP 19 mm,118 per sq ft,30 days'].join('\n'),
    isShared: false,
  },
  {
    folder: undefined,
    name: 'Client brief.txt',
    contentType: 'text/plain',
    text: 'Warm, light interiors. A pooja corner facing east, a study for two, and much storage in the kitchen.',
    isShared: false,
  },
]

export interface BelievableMinutes {
  title: string
  /** From today. */
  day: number
  at: string
  place: string
  notes: string
  isShared: boolean
  points: readonly { text: string; owner: 'admin' | 'client' | 'maker'; dueDay: number }[]
}

export const believableMinutes: readonly BelievableMinutes[] = [
  {
    title: 'Kitchen and finishes',
    day: -6,
    at: '11:30',
    place: 'At the studio',
    notes: 'The client likes the sage laminate. Brass handles were too dear; matt black ones it is.',
    isShared: true,
    points: [
      { text: 'Move the hob away from the window and send the new elevation', owner: 'maker', dueDay: 2 },
      { text: 'Choose between the two countertop samples', owner: 'client', dueDay: 1 },
      { text: 'Ask the society for permission to work on Saturdays', owner: 'admin', dueDay: 4 },
    ],
  },
  {
    title: 'First site visit',
    day: -20,
    at: '16:00',
    place: 'At site',
    notes: 'Measured all rooms. The beam in the living room is 20 mm lower than in the drawing.',
    isShared: false,
    points: [
      { text: 'Correct the ceiling drawing for the beam', owner: 'maker', dueDay: -12 },
      { text: 'Photograph the damp wall of the second bathroom', owner: 'admin', dueDay: -15 },
    ],
  },
]
