import { api } from '@foyer/contract/wire/api'
import { addProject } from '../../builders/projects'
import { addSentQuotation } from '../../builders/sent-quotations'
import type { Firm } from '../firm'

interface Known {
  colleague: string
  moved: string
  behind: string
}

/** A project of a lead that the clerk does not see, with a quotation and a task of theirs, and one that was deleted. */
export async function furnishUnseen(
  { test, company, caller }: Firm,
  { colleague, moved, behind }: Known,
): Promise<{ hiddenProject: string; hiddenQuotation: string; deletedProject: string }> {
  const { id: projectId } = await addProject(test.deps, company, caller.userId, {
    name: 'Alpha Retreat',
    leadId: moved,
    isFromLead: true,
    isConfirmed: true,
    memberIds: [caller.userId],
    client: { name: 'Alpha Recluse', email: 'recluse-alpha@example.com' },
  })
  const hiddenQuotation = await addSentQuotation(test.deps, company, {
    projectId,
    createdBy: caller.userId,
    leadId: moved,
    number: 'alpha/2',
    versions: [{ title: 'Alpha secret', number: 'alpha/2' }],
  })
  await test.call(caller, api.tasks.add, {
    projectId,
    title: 'Alpha fence',
    note: undefined,
    assigneeId: colleague,
    dueOn: '2026-04-23',
    dueTime: undefined,
    priority: 'normal',
  })
  const { id: deletedProject } = await addProject(test.deps, company, caller.userId, {
    name: 'Alpha Ruin',
    leadId: behind,
    isFromLead: true,
    isConfirmed: true,
    memberIds: [colleague],
    client: { name: 'Alpha Heir', email: 'heir-alpha@example.com' },
  })
  await test.call(caller, api.projects.remove, { id: deletedProject })
  return { hiddenProject: projectId, hiddenQuotation, deletedProject }
}
