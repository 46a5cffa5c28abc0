import type { NewField } from '@foyer/contract/fields/model'

const field = (
  name: string,
  type: NewField['type'],
  sections: NewField['sections'],
  more: Partial<NewField> = {},
): NewField => ({ name, type, sections, isRequired: false, options: [], ...more })

/** The custom fields of an interior design firm. */
export const fields: NewField[] = [
  field('Number of Bedrooms', 'dropdown', [0], {
    options: ['1 BHK', '2 BHK', '3 BHK', '4 BHK', '5 BHK or more'],
  }),
  field('Design Style', 'dropdown', [0], {
    options: ['Contemporary', 'Minimal', 'Indian traditional', 'Mid-century', 'Not sure yet'],
  }),
  field('Vastu Compliance', 'dropdown', [0, 1], { options: ['Yes', 'No', 'Partly'] }),
  field('Housing Society', 'text', [0]),
  field('Referred By', 'text', [0, 1]),
  field('Seats', 'number', [1]),
  field('Billing Email', 'email', [1]),
  field('Site Handover', 'date', [1]),
]
