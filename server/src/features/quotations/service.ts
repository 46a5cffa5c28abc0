/** What higher slices do with quotations. */
export type { AnsweredQuotation } from './answer/repository/shown'
export { acceptQuotation, askForChanges } from './answer/service/answer'
export { askForPaper, paperOf } from './answer/service/paper'
export { noteSeen } from './answer/service/seen'
export { seeSent, sentQuotationsOf, showQuotation } from './answer/service/shown'
