/** What the calendar is called wherever one can go to it; apart, since every page knows the way. */
export const calendarName = 'Calendar'
