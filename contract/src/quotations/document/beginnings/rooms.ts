import { type Part, part } from './parts'

const joinery = '995476'
const furniture = '9403'
const ply = 'BWR ply carcass, laminate shutters, soft-close hinges'

const ceiling = (area: number) =>
  [
    'False ceiling with cove',
    'sq ft',
    area,
    115,
    '6809',
    '12.5 mm gypsum board on GI frame, one coat of putty',
  ] as const
const curtains = (windows: number) =>
  ['Curtains with track', 'nos', windows, 8500, '6303', 'Main and sheer, stitched and fitted'] as const

export const livingRoom = (name: string, ceilingArea: number): Part =>
  part(
    name,
    [
      'TV unit with back panel',
      'sq ft',
      64,
      1450,
      furniture,
      'Veneer panel, drawers with soft-close channels',
    ],
    ['Foyer and shoe cabinet', 'sq ft', 28, 1350, furniture, ply],
    ['Crockery unit', 'sq ft', 36, 1550, furniture, 'Profile glass shutters, sensor lights'],
    ceiling(ceilingArea),
    ['Accent wall finish', 'sq ft', 90, 140, '995475', 'Texture or wallpaper up to ₹90 per sq ft'],
    curtains(2),
  )

export const kitchen = (baseArea: number): Part =>
  part(
    'Kitchen',
    ['Base units', 'sq ft', baseArea, 1650, '94034000', `${ply}, PU or acrylic shutters`],
    ['Wall units', 'sq ft', Math.round(baseArea * 0.75), 1450, '94034000', ply],
    ['Loft', 'sq ft', 22, 850, '94034000', 'MR ply with laminate'],
    ['Tall unit with pantry pull-out', 'nos', 1, 46000, '94034000'],
    [
      'Drawers, baskets and corner unit',
      'lump sum',
      1,
      38500,
      '8302',
      'Tandem boxes, cutlery tray, bottle pull-out',
      'lump-sum',
    ],
    [
      'Granite counter with edge polish',
      'sq ft',
      Math.round(baseArea * 0.7),
      480,
      '6802',
      '18 mm black galaxy',
    ],
    [
      'Dado tiles',
      'sq ft',
      42,
      165,
      '995474',
      'Tiles up to ₹75 per sq ft, laid with spacers and epoxy grout',
    ],
    ['Sink and tap', 'set', 1, 14500, '7324', 'Quartz or steel sink, pull-out tap'],
  )

export const bedroom = (name: string, wardrobe: number, ceilingArea: number): Part =>
  part(
    name,
    ['Wardrobe', 'sq ft', wardrobe, 1550, furniture, `${ply}, drawers, loft above`],
    ['Bed with hydraulic storage', 'nos', 1, 48000, '94035010', 'King size, upholstered headboard'],
    ['Side tables', 'nos', 2, 6800, '94035090'],
    ['Study or dressing unit', 'sq ft', 26, 1350, furniture, 'With mirror and drawer'],
    ceiling(ceilingArea),
    curtains(1),
  )

export const bathrooms = (count: number): Part =>
  part(
    count === 1 ? 'Bathroom' : 'Bathrooms',
    ['Vanity with counter', 'nos', count, 19500, furniture, 'WPC carcass, quartz counter'],
    ['Mirror with LED', 'nos', count, 6800, '7009'],
    ['Shower partition', 'sq ft', 38 * count, 780, '7007', '8 mm toughened glass, SS fittings'],
    ['Grid ceiling with trap door', 'sq ft', 40 * count, 145, '6809', 'Moisture resistant board'],
  )

export const wholeHome = (carpetArea: number): Part =>
  part(
    'Whole home',
    [
      'Painting of walls and ceilings',
      'sq ft',
      carpetArea * 3,
      28,
      '995473',
      'Two coats of putty, primer, two coats of premium emulsion',
    ],
    ['Electrical points', 'nos', Math.round(carpetArea / 22), 1150, '995461', 'FR wires, modular switches'],
    ['Lights and fans fitted', 'nos', Math.round(carpetArea / 18), 350, '995461'],
    ['Floor protection', 'sq ft', carpetArea, 9, '995478'],
    ['Transport, loading and debris', 'lump sum', 1, Math.round(carpetArea * 18), '996511', '', 'lump-sum'],
    ['Deep cleaning before handover', 'lump sum', 1, Math.round(carpetArea * 9), '998533', '', 'lump-sum'],
  )

export const poojaRoom = (): Part =>
  part(
    'Pooja room',
    ['Pooja unit with storage', 'sq ft', 32, 1950, furniture, 'CNC jaali, veneer, drawer'],
    ['Marble platform', 'sq ft', 12, 950, '6802'],
    ['Backlit panel', 'nos', 1, 22500, '9405'],
  )

export const balcony = (area: number): Part =>
  part(
    'Balcony',
    ['Deck tiles', 'sq ft', area, 210, '995475', 'WPC or vitrified wood finish'],
    ['Planters with drip', 'nos', 6, 2400, '6913'],
    ['Utility cabinet', 'sq ft', 24, 1250, furniture, 'Marine ply, aluminium profile shutters'],
  )

export const staircase = (): Part =>
  part(
    'Staircase and double height',
    ['Railing in glass and teak', 'running ft', 58, 3200, '995477'],
    ['Treads and risers in stone', 'sq ft', 210, 540, '6802'],
    ['Chandelier with fitting', 'nos', 1, 85000, '9405'],
    ['Wall panelling', 'sq ft', 240, 780, joinery, 'Veneer or fluted panel'],
  )

export const homeTheatre = (): Part =>
  part(
    'Home theatre',
    ['Acoustic wall panels', 'sq ft', 320, 420, joinery],
    ['Stepped platform with carpet', 'sq ft', 140, 460, '995475'],
    ['Recliner', 'nos', 6, 38500, '94016100'],
    ['Star ceiling', 'sq ft', 160, 680, '9405'],
  )

export const garden = (): Part =>
  part(
    'Terrace and garden',
    ['Pergola', 'sq ft', 180, 1150, '7308', 'Powder-coated MS with polycarbonate'],
    ['Deck', 'sq ft', 240, 380, '995475'],
    ['Planting and irrigation', 'lump sum', 1, 145000, '998597', '', 'lump-sum'],
  )
