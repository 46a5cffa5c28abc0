import type { Acceptance, ChangeRequest, PaperState } from '@foyer/contract/quotations/answer/model'

/** How a quotation is answered: by its link, or by a client who has signed in. */
export interface AnswerCalls {
  accept: (input: Acceptance) => Promise<unknown>
  askForChanges: (input: ChangeRequest) => Promise<unknown>
  paper: () => Promise<PaperState>
  askForPaper: () => Promise<PaperState>
}
