import { answerPageTexts } from '@foyer/contract/quotations/answer/messages-page'
import { CallFailed, wordsOf } from '../../../api/call-failed'

/** The text to show to a client for any error. */
export const clientWordsOf = (error: unknown, otherwise: string): string =>
  error instanceof CallFailed && error.status === 0 ? answerPageTexts.offline : wordsOf(error, otherwise)
