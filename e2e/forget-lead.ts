import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { projectRecordEndpoints } from '@foyer/contract/wire/projects/record/endpoints'
import { call, type Session } from './wire'

/** With the project that was made of it; whoever looks at its page leaves that first. */
export async function forgetLead(base: string, session: Session, id: string): Promise<void> {
  const { projectId } = await call(base, leadCaptureEndpoints.byId, { id }, session)
  if (projectId) await call(base, projectRecordEndpoints.remove, { id: projectId }, session)
  const gone = { action: 'delete' as const, selection: { ids: [id] }, confirmCount: undefined }
  await call(base, leadListEndpoints.bulk, gone, session)
}
