/** The numbers of a period in a mail. */
export interface ReportFigures {
  calls: number
  connected: number
  interested: number
  leads: number
  won: number
  wonValue: number
  lost: number
  kept: number
  late: number
  missed: number
}

/** In the order in which they are told. */
export const reportOrder = [
  'calls',
  'connected',
  'interested',
  'leads',
  'won',
  'wonValue',
  'lost',
  'kept',
  'late',
  'missed',
] as const satisfies readonly (keyof ReportFigures)[]
