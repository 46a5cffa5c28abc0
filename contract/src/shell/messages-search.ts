/** The search of everything: leads, projects and pages (C-129). */
export const searchTexts = {
  title: 'Search',
  field: 'Search leads, projects and pages',
  placeholder: 'A name, a phone number, a project, a page',
  leads: 'Leads',
  projects: 'Projects',
  pages: 'Pages',
  settings: 'Lead settings',
  draft: 'Draft',
  failed: 'Not everything could be searched.',
  searching: 'Searching…',
  nothing: 'Nothing found',
  nothingHint: 'Try another word or a part of a phone number.',
  keys: '↑ ↓ to choose, Enter to open, Esc to close',
  found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
} as const
