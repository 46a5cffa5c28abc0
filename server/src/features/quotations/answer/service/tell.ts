import type { HistoryKind } from '@foyer/contract/leads/work/history'
import type { NotificationEvent } from '@foyer/contract/notifications/model'
import type { CompanyScope } from '../../../../context'
import { aboutLead, addLine, leadScopeOfNobody } from '../../../leads/service'
import { notify } from '../../../notifications/service'
import { tellClient, writeLog } from '../../../projects/service'
import { tellOfQuotations } from '../../document/service/tell'
import type { AnsweredQuotation } from '../repository/shown'

interface Told {
  /** Of whoever did it. */
  name: string
  line: HistoryKind
  event: NotificationEvent
  sentence: string
  /** What they wrote. */
  remark?: string
}

const addressOf = ({ projectId, id }: AnsweredQuotation) => `/quotation/${projectId}/${id}`

/** The history of the lead, the log of the project, bells and mails by the firm's rules, and open pages. */
export async function tellOfAnswer(
  scope: CompanyScope,
  quotation: AnsweredQuotation,
  told: Told,
): Promise<void> {
  const { companyId } = scope
  const { line: kind, event, sentence, remark, name } = told
  const { leadId, number, projectId } = quotation
  const lead = leadId
    ? await addLine(await leadScopeOfNobody(scope, name), leadId, { kind, sentence, remark })
    : undefined
  await writeLog(scope, { projectId, actorId: undefined, kind: 'quotation', sentence, subject: number })
  const about = lead ? aboutLead(lead) : aboutProject(quotation)
  await notify(scope, companyId, {
    ...about,
    event,
    receiverId: about.receiverId ?? quotation.createdBy,
    values: { sender: name, ...about.values, details: number },
  })
  await tellPages(scope, quotation)
}

/** Where there is no lead, who leads the project takes the place of its assignee. */
function aboutProject(quotation: AnsweredQuotation): ReturnType<typeof aboutLead> {
  const { projectAdminId, projectCreatorId, projectName } = quotation
  return {
    receiverId: projectAdminId ?? quotation.createdBy,
    values: { leadName: projectName },
    link: addressOf(quotation),
    record: { assigneeId: projectAdminId ?? projectCreatorId, creatorId: projectCreatorId },
  }
}

/** Of the firm, and of its client. */
async function tellPages(scope: CompanyScope, { projectId }: AnsweredQuotation): Promise<void> {
  await tellOfQuotations(scope, 'projects')
  await tellClient(scope, projectId, 'quotations', 'projects')
}
