/** Texts of the frame around a chart. */
export const chartTexts = {
  showTable: 'Show as table',
  showChart: 'Show as chart',
  downloadCsv: 'Download CSV',
  downloadPng: 'Download PNG',
  pictureFailed: 'The picture could not be made. Please try again.',
  /** What is too small to be named one by one. */
  rest: 'Other',
  /** Where there is no value. */
  none: '–',
  /** How a value is read out. */
  valueOf: (of: string, value: string) => `${of}: ${value}`,
  within: (whole: string, part: string) => `${whole}, ${part}`,
} as const
