import type { AnyEndpoint, Endpoint } from '../kit/endpoint'
import type { Action } from '../policy'
import { accountEndpoints } from './accounts'
import { beyondEndpoints } from './analytics/beyond-endpoints'
import { digestEndpoints } from './analytics/digest-endpoints'
import { analyticsEndpoints } from './analytics/endpoints'
import { targetEndpoints } from './analytics/target-endpoints'
import { boardEndpoints } from './board'
import { calendarEndpoints } from './calendar/endpoints'
import { clientAreaEndpoints } from './client-area'
import { companyEndpoints } from './company'
import { deletedEndpoints } from './deleted'
import { servedFieldEndpoints } from './fields'
import { fileEndpoints } from './files'
import { doorEndpoints } from './intake/doors/endpoints'
import { importEndpoints } from './intake/import/endpoints'
import { metaEndpoints } from './intake/meta/endpoints'
import { metaHookEndpoints } from './intake/meta/hook'
import { portalEndpoints } from './intake/portals/endpoints'
import { webFormEndpoints } from './intake/web-form/endpoints'
import { enquiryEndpoints } from './intake/web-form/enquiry-endpoints'
import { jobEndpoints } from './jobs'
import { bulkMailEndpoints, unsubscribeEndpoints } from './lead-mail/bulk/endpoints'
import { letterEndpoints } from './lead-mail/letters/endpoints'
import { mailboxEndpoints } from './lead-mail/mailbox/endpoints'
import { senderEndpoints } from './lead-mail/sender/endpoints'
import { templateEndpoints } from './lead-mail/templates/endpoints'
import { leadChatEndpoints } from './leads/bulk/chat-endpoints'
import { leadEndpoints } from './leads/endpoints'
import { keptListEndpoints } from './leads/kept-lists/endpoints'
import { leadListEndpoints } from './leads/list/endpoints'
import { myDayEndpoints } from './leads/my-day/endpoints'
import { leadCaptureEndpoints } from './leads/record/capture-endpoints'
import { leadVisitEndpoints } from './leads/visits/endpoints'
import { leadWorkEndpoints } from './leads/work/endpoints'
import { liveEndpoints } from './live'
import { notificationEndpoints } from './notifications'
import { onboardingEndpoints } from './onboarding'
import { peopleEndpoints } from './people'
import { pipelineEndpoints } from './pipeline'
import { placeEndpoints } from './places'
import { projectEndpoints } from './projects/conversion/endpoints'
import { projectFileEndpoints } from './projects/files/endpoints'
import { minutesEndpoints } from './projects/minutes/endpoints'
import { projectRecordEndpoints } from './projects/record/endpoints'
import { pushEndpoints } from './push/endpoints'
import { answerEndpoints } from './quotations/answer/endpoints'
import { quotationEndpoints } from './quotations/document/endpoints'
import { quotationLibraryEndpoints } from './quotations/document/library-endpoints'
import { quotationPaperEndpoints } from './quotations/paper/endpoints'
import { quotationSendingEndpoints } from './quotations/sending/endpoints'
import { searchEndpoints } from './search/endpoints'
import { demoEndpoints, serviceEndpoints } from './service'
import { tagEndpoints } from './tags'
import { taskEndpoints } from './tasks'
import { teamEndpoints } from './teams'

/** Every endpoint, for the server, the tests and the API document. The web imports its slices' own. */
export const api = {
  search: searchEndpoints,
  accounts: accountEndpoints,
  analytics: { ...analyticsEndpoints, ...beyondEndpoints, ...targetEndpoints, ...digestEndpoints },
  board: boardEndpoints,
  calendar: calendarEndpoints,
  clientArea: clientAreaEndpoints,
  company: companyEndpoints,
  fields: servedFieldEndpoints,
  files: fileEndpoints,
  deleted: deletedEndpoints,
  intake: {
    ...doorEndpoints,
    ...enquiryEndpoints,
    ...importEndpoints,
    ...metaEndpoints,
    ...metaHookEndpoints,
    ...portalEndpoints,
    ...webFormEndpoints,
  },
  jobs: jobEndpoints,
  leadMail: {
    ...bulkMailEndpoints,
    ...letterEndpoints,
    ...templateEndpoints,
    ...unsubscribeEndpoints,
    ...mailboxEndpoints,
    ...senderEndpoints,
  },
  leads: {
    ...leadEndpoints,
    ...leadCaptureEndpoints,
    ...leadListEndpoints,
    ...leadChatEndpoints,
    ...keptListEndpoints,
    ...leadWorkEndpoints,
    ...leadVisitEndpoints,
    ...myDayEndpoints,
  },
  live: liveEndpoints,
  notifications: notificationEndpoints,
  onboarding: onboardingEndpoints,
  people: peopleEndpoints,
  pipeline: pipelineEndpoints,
  projects: { ...projectEndpoints, ...minutesEndpoints, ...projectFileEndpoints, ...projectRecordEndpoints },
  places: placeEndpoints,
  push: pushEndpoints,
  quotations: {
    ...answerEndpoints,
    ...quotationEndpoints,
    ...quotationLibraryEndpoints,
    ...quotationPaperEndpoints,
    ...quotationSendingEndpoints,
  },
  service: serviceEndpoints,
  tags: tagEndpoints,
  tasks: taskEndpoints,
  teams: teamEndpoints,
  // biome-ignore lint/suspicious/noExplicitAny: each endpoint has its own input and reply
} satisfies Record<string, Record<string, Endpoint<any, any, Action>>>

const paths = Object.values({ ...api, demo: demoEndpoints }).flatMap((endpoints) =>
  Object.values<AnyEndpoint>(endpoints).map(({ path }) => path),
)
const beginnings = new Set(paths.map((path) => path.split('/')[1]))

/** How the paths of calls begin; every other path is an address of the application. */
export const callPattern = `^/(${[...beginnings].join('|')})(/|\\?|$)`
