import { beginning, type Part, part } from './parts'
import { designMilestones, designPhases, designTerms } from './terms'

const interiorDesign = '998391'

const fee = (area: number, rate: number): Part =>
  part('Design fee', [
    'Interior design fee',
    'sq ft',
    area,
    rate,
    interiorDesign,
    'Space planning, concept, finishes and working drawings',
    'area',
  ])

const visuals = (rooms: number): Part =>
  part(
    '3D views and site',
    [
      '3D views',
      'rooms',
      rooms,
      6500,
      interiorDesign,
      'Two views of each room, two rounds of changes',
      'rooms',
    ],
    ['Site visits', 'visits', 8, 2500, interiorDesign, 'At agreed stages, with a report'],
  )

const document = (parts: readonly Part[]) =>
  beginning({ parts, phases: designPhases, milestones: designMilestones, terms: designTerms })

export const designBlank = document([fee(0, 0)])

export const designBeginnings = {
  '1-bhk': document([fee(550, 75), visuals(3)]),
  '2-bhk': document([fee(950, 75), visuals(5)]),
  '3-bhk': document([fee(1450, 80), visuals(7)]),
  villa: document([
    fee(4200, 95),
    visuals(12),
    part(
      'Outdoor and services',
      ['Landscape design', 'sq ft', 1500, 35, '998327', 'Planting, paving and lighting layout', 'area'],
      ['Lighting and automation design', 'lump sum', 1, 65000, interiorDesign, '', 'lump-sum'],
    ),
  ]),
  office: document([
    fee(3200, 85),
    visuals(6),
    part(
      'Services',
      [
        'Electrical, HVAC and fire layouts',
        'sq ft',
        3200,
        22,
        '998332',
        'Coordinated with the consultants',
        'area',
      ],
      [
        'Project management',
        'percent',
        5,
        9000000,
        '998339',
        'Of the estimated cost of execution',
        'percentage',
      ],
    ),
  ]),
} as const
