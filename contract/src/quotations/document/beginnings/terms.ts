import type { Milestone, Phase } from './parts'

export const designPhases: readonly Phase[] = [
  [
    'Concept',
    25,
    'Site measurements, space planning with two layout options, mood boards and a broad budget',
  ],
  ['Design development', 35, '3D views of the main rooms, selection of materials, finishes and colours'],
  [
    'Working drawings',
    25,
    'Electrical, plumbing, false ceiling, flooring and furniture drawings with all details',
  ],
  [
    'Site coordination',
    15,
    'Site visits at agreed stages, answers to contractors, and a final list of defects',
  ],
]

export const designMilestones: readonly Milestone[] = [
  ['Advance', 25, 'On signing'],
  ['Concept approved', 25, 'On approval of the layout'],
  ['3D views approved', 30, 'On approval of the 3D views'],
  ['Drawings issued', 20, 'On issue of the working drawings'],
]

export const executionMilestones: readonly Milestone[] = [
  ['Booking', 10, 'On signing'],
  ['Start of work', 40, 'Before work begins at site'],
  ['Material at site', 30, 'When boards and hardware reach the site'],
  ['Installation', 15, 'When modular units are installed'],
  ['Handover', 5, 'On handover'],
]

export const designTerms = `1. The fee is for the scope written above; rooms or services added later are quoted separately.
2. Three rounds of changes are included in each phase. Further rounds are charged by the hour.
3. The fee is without the cost of materials, furniture, contractors and approvals of authorities.
4. Travel outside the city is charged at actuals.
5. Drawings remain the property of the firm until the fee is paid in full, and are for this project only.
6. The advance is not refundable once the concept has been presented.`

export const executionTerms = `1. Quantities are estimated from the drawings; the final bill follows the measurements at site.
2. Rates hold for the materials and brands named above. A change of material changes the rate.
3. Plywood is BWR grade in kitchen and wet areas and MR grade elsewhere, with laminate up to the value named, unless said otherwise.
4. Electricity, water and a lockable store at site are given by the client free of charge.
5. Permissions of the society and charges for lift and debris are borne by the client.
6. Work begins within ten days of the second payment, and delays of payment move the dates by as long.
7. Modular work has a warranty of five years against manufacturing defects; hardware as its maker gives.`
