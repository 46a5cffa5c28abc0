import { CallFailed } from '../../../api/call-failed'

/** What the server says of a refusal; the specified words where it broke, or said nothing. */
export const failureWords = (error: unknown, otherwise: string): string =>
  error instanceof CallFailed && error.status < 500 ? error.message : otherwise
