/** The exact words of the specification, or its pattern 'No ... Data Available' (C-111). */
export const stageChartTexts = {
  leads: 'Leads',
  allLeads: 'Total Leads',
  leadsEmpty: 'No Lead Data Available',
  leadsFailed: 'The leads by stage could not be loaded.',
  leadsExplain: 'Leads that came in these days, by the stage in which they are now.',
  values: 'Total Deal value',
  valuesEmpty: 'No Total Deal Value Data Available',
  valuesFailed: 'The deal values could not be loaded.',
  valuesExplain: 'The budgets of the leads that came in these days, by the stage in which they are now.',
  stage: 'Stage',
  value: 'Deal value',
  other: 'Other stages',
} as const

export const averageTexts = {
  title: 'Average Deal Value',
  empty: 'No Average Deal Value Data Available',
  failed: 'The average deal values could not be loaded.',
  explain:
    'The average budget of the leads that were won, and of those that were lost, in each month. Leads without a budget are left out.',
  month: 'Month',
  ofLeads: (stage: string) => `${stage}, leads`,
} as const

export const sourceTexts = {
  title: 'Lead Source',
  empty: 'No Lead Source Data Available',
  failed: 'The lead sources could not be loaded.',
  explain: 'Leads that came in these days, by their source.',
  none: 'No source',
  other: 'Other sources',
} as const

export const representativeTexts = {
  title: 'Top 5 sales representatives',
  empty: 'No Sales Representative Data Available',
  failed: 'The sales representatives could not be loaded.',
  explain:
    'Who won the most in these days, by the budgets of the leads. The average leaves out leads without a budget.',
  person: 'Sales rep',
  sales: 'Sales',
  average: 'Avg sales',
  total: 'Total sales',
} as const

export const conversionTexts = {
  title: 'Customer Conversion Analysis',
  empty: 'No Customer Conversion Data Available',
  failed: 'The conversion by city could not be loaded.',
  explain:
    'Leads that were won in these days, by city, and how many days it took from when they came until they were won.',
  city: 'City',
  customers: 'Customers',
  days: 'Avg days to close',
  none: 'No city',
  more: (count: number) => `${count} more ${count === 1 ? 'city' : 'cities'} in the table of this card`,
} as const

/** The small charts over time (C-110). */
export const trendTexts = {
  title: 'Response and conversion',
  explain:
    'Interested: calls that ended so. Contacted: leads that somebody contacted for the first time. Won: leads that were won. Total response: calls that somebody answered. Conversion: of the leads that came, how many are won by now.',
  failed: 'Response and conversion could not be loaded.',
  empty: 'No Response and Conversion Data Available',
  days: 'Days',
  charts: {
    interested: {
      name: 'Interested',
      empty: 'No Interested Data Available',
      explain: 'Calls that ended with Interested',
    },
    contacted: {
      name: 'Contacted',
      empty: 'No Contacted Data Available',
      explain: 'Leads that somebody contacted for the first time',
    },
    won: { name: 'Won', empty: 'No Won Data Available', explain: 'Leads that were won' },
    responses: {
      name: 'Total response',
      empty: 'No Total Response Data Available',
      explain: 'Calls that somebody answered',
    },
    conversion: {
      name: 'Conversion',
      empty: 'No Conversion Data Available',
      explain: 'Of the leads that came in these days, how many are won by now',
    },
  },
  percent: (share: number) => `${(100 * share).toLocaleString('en-IN', { maximumFractionDigits: 1 })}%`,
} as const
