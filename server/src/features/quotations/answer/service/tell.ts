import type { HistoryKind } from '@foyer/contract/leads/work/history'
import type { NotificationEvent } from '@foyer/contract/notifications/model'
import type { CompanyScope } from '../../../../context'
import { aboutLead, addLine, leadScopeOfNobody, peopleOf } from '../../../leads/service'
import { notify } from '../../../notifications/service'
import { writeLog } from '../../../projects/service'
import { whoMaySee } from '../../../teams/service'
import type { AnsweredQuotation } from '../repository/shown'
import { findClientUser, findMemberIds } from '../repository/told'

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

/** Of everybody who sees the project, and of its client. */
async function tellPages(scope: CompanyScope, quotation: AnsweredQuotation): Promise<void> {
  const { db, companyId } = scope
  const { projectId, clientId, projectAdminId, projectCreatorId } = quotation
  const people = [...(await peopleOf(scope)).values()].filter(({ isAtWork }) => isAtWork)
  const members = await findMemberIds(db, companyId, projectId)
  const sees = await whoMaySee(scope, {
    assigneeId: projectAdminId ?? projectCreatorId,
    creatorId: projectCreatorId,
  })
  const staff = people.filter((one) => members.includes(one.id) || sees({ ...one, userId: one.id }))
  const client = await findClientUser(db, companyId, clientId)
  await scope.tell([...new Set([...staff.map(({ id }) => id), ...client])], {
    name: 'changed',
    about: ['quotations', 'projects'],
  })
}
