import { olderDetailsTexts as texts } from '@foyer/contract/leads/messages/work'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import type { HistoryEntry } from '@foyer/contract/leads/work/history'
import { subjectApart } from '@foyer/contract/projects/record/group-log'
import { projectRecordLimits as limits } from '@foyer/contract/projects/record/limits'
import type { ProjectLogLine } from '@foyer/contract/projects/record/model'
import { projectRecordEndpoints } from '@foyer/contract/wire/projects/record/endpoints'
import { useMemo } from 'react'
import { useEndpoint } from '../../../api/queries'
import { LeadHistory } from '../../leads/work/history/lead-history'

const entryOf = ({ id, at, actor, ...line }: ProjectLogLine): HistoryEntry => ({
  id: `project ${id}`,
  at,
  kind: 'note',
  actor: actor && { ...actor, email: '' },
  sentence: [line.sentence, subjectApart(line)].filter(Boolean).join(' '),
  remark: undefined,
  callStatus: undefined,
})

/** D-026: what happened to a lead, in meetings with it and in its project, under one another. */
export function LogInHistory({ lead }: { lead: LeadDetail }) {
  const { id, projectId } = lead
  const log = useEndpoint(
    projectRecordEndpoints.logs,
    { projectId: projectId ?? '', kind: undefined, limit: limits.logPageMax, after: undefined },
    { enabled: projectId !== undefined },
  )
  const further = useMemo(() => log.data?.lines.map(entryOf) ?? [], [log.data])
  return <LeadHistory leadId={id} emptyText={texts.noLogs} further={further} />
}
