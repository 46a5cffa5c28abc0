/** What a field holds while its time is only half typed: the browser does not say which half. */
export const halfTime = '--:--'

/** A time is HH:MM; none is right. */
export const timeProblem = (time: string): string | undefined =>
  time === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? undefined : 'Please enter a valid time.'
