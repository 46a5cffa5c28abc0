import type { AnyEndpoint } from '@foyer/contract/kit/endpoint'
import { api } from '@foyer/contract/wire/api'
import { accountRows, onboardingRows } from './accounts'
import { analyticsRows } from './analytics'
import { calendarRows } from './calendar'
import { clientAreaRows } from './client-area'
import {
  companyRows,
  deletedRows,
  fileRows,
  jobRows,
  peopleRows,
  placeRows,
  searchRows,
  teamRows,
} from './firm'
import { doorRows, portalRows } from './intake/doors'
import { importRows } from './intake/import'
import { metaRows } from './intake/meta'
import { webFormRows } from './intake/web-form'
import { keptListRows } from './kept-lists'
import { bulkMailRows } from './lead-mail/bulk'
import { letterRows } from './lead-mail/letters'
import { mailboxRows } from './lead-mail/mailbox'
import { senderRows } from './lead-mail/sender'
import { templateRows } from './lead-mail/templates'
import { leadCaptureRows, leadListRows, leadRows } from './leads'
import { notificationRows } from './notifications'
import { conversionRows } from './projects/conversion'
import { projectFileRows } from './projects/files'
import { minutesRows } from './projects/minutes'
import { projectRecordRows } from './projects/record'
import { pushRows } from './push'
import { answerRows } from './quotations/answer'
import { quotationRows } from './quotations/document'
import { quotationPaperRows } from './quotations/paper'
import type { Row, RowsOf } from './row'
import { liveRows, serviceRows } from './service'
import { fieldRows, pipelineRows, tagRows } from './settings'
import { boardRows, leadVisitRows, leadWorkRows, myDayRows, taskRows } from './work'

/** Every endpoint has a row here; a new one without a row does not compile. */
const rows: { [S in keyof typeof api]: RowsOf<(typeof api)[S]> } = {
  accounts: accountRows,
  analytics: analyticsRows,
  board: boardRows,
  calendar: calendarRows,
  clientArea: clientAreaRows,
  company: companyRows,
  deleted: deletedRows,
  fields: fieldRows,
  files: fileRows,
  intake: { ...doorRows, ...importRows, ...metaRows, ...portalRows, ...webFormRows },
  jobs: jobRows,
  leadMail: { ...bulkMailRows, ...letterRows, ...mailboxRows, ...senderRows, ...templateRows },
  leads: {
    ...leadRows,
    ...leadCaptureRows,
    ...leadListRows,
    ...keptListRows,
    ...leadWorkRows,
    ...leadVisitRows,
    ...myDayRows,
  },
  live: liveRows,
  notifications: notificationRows,
  onboarding: onboardingRows,
  people: peopleRows,
  pipeline: pipelineRows,
  places: placeRows,
  push: pushRows,
  quotations: { ...answerRows, ...quotationRows, ...quotationPaperRows },
  projects: { ...conversionRows, ...minutesRows, ...projectFileRows, ...projectRecordRows },
  search: searchRows,
  service: serviceRows,
  tags: tagRows,
  tasks: taskRows,
  teams: teamRows,
}

const named = <T>(slices: Record<string, object>): [string, T][] =>
  Object.entries(slices).flatMap(([slice, of]) =>
    Object.entries(of).map(([name, one]): [string, T] => [`${slice}.${name}`, one as T]),
  )

export const endpoints = named<AnyEndpoint>(api)
export const grid: Record<string, Row<never>> = Object.fromEntries(named<Row<never>>(rows))
