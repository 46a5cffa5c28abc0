import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import { CallFailed } from '../../api/call-failed'

/** Somebody else has changed the same meanwhile (C-150). */
export const isConflict = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && error.code === captureRefusals.conflict.code
