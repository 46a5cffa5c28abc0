export const presetWorkTypes = [
  'Full Design services',
  'Architecture Design Services',
  'Interior Design Services',
  'Landscape Service',
  'FFE',
  'Renovation of the house',
  'Styling of house',
] as const
