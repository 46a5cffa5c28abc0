/** The three of the specification, and two that it does not know. */
export const logTypes = {
  minutes: 'momLog',
  file: 'fileLog',
  task: 'taskLog',
  project: 'projectLog',
  quotation: 'quotationLog',
} as const
