import type { BelievableTag } from '../model'

export const tags: BelievableTag[] = [
  { key: 'hot', name: 'Hot', colour: 'Red' },
  { key: 'kitchen', name: 'Modular Kitchen', colour: 'Orange' },
  { key: 'vastu', name: 'Vastu', colour: 'Yellow' },
  { key: 'premium', name: 'Premium', colour: 'Purple' },
  { key: 'two-bhk', name: '2 BHK', colour: 'Grey' },
  { key: 'three-bhk', name: '3 BHK', colour: 'Blue' },
  { key: 'villa', name: 'Villa', colour: 'Green' },
  { key: 'possession', name: 'Possession Soon', colour: 'Cyan Blue' },
  { key: 'nri', name: 'NRI', colour: 'Pink' },
  { key: 'loan', name: 'Loan and EMI', colour: 'Brown' },
]
