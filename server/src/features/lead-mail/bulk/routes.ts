import { bulkMailEndpoints, unsubscribeEndpoints } from '@foyer/contract/wire/lead-mail/bulk/endpoints'
import { reading, routes, writing } from '../../../http/mount'
import { mailRecipients, previewBulkMail } from './service/recipients'
import { eService } from './service/send'
import { batchMails, mailBatch, mailBatches } from './service/shown'
import { cancelBatch, retryBatch } from './service/stop'
import { subscribeAgain, unsubscribe, unsubscribePage } from './service/unsubscribe-pages'
import { addUnsubscribed, removeUnsubscribed, unsubscribed } from './service/unsubscribed-list'

export const bulkMailRoutes = [
  ...routes(bulkMailEndpoints, {
    eService: writing(eService),
    mailRecipients: reading(mailRecipients),
    previewBulkMail: reading(previewBulkMail),
    mailBatches: reading(mailBatches),
    mailBatch: reading(mailBatch),
    batchMails: reading(batchMails),
    cancelBatch: writing(cancelBatch),
    retryBatch: writing(retryBatch),
    unsubscribed: reading(unsubscribed),
    addUnsubscribed: writing(addUnsubscribed),
    removeUnsubscribed: writing(removeUnsubscribed),
  }),
  ...routes(unsubscribeEndpoints, { unsubscribePage, unsubscribe, subscribeAgain }),
]
