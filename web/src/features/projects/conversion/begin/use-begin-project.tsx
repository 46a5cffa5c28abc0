import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { leadName } from '@foyer/contract/leads/rules'
import { conversionFailures, projectRefusals } from '@foyer/contract/projects/conversion/messages'
import { suggestedName } from '@foyer/contract/projects/conversion/prefill'
import { conversionToasts } from '@foyer/contract/projects/conversion/wizard-limits'
import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { type ReactNode, useState } from 'react'
import { CallFailed, wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { useOnce } from '../../../../ui/form/use-once'
import { showToast } from '../../../../ui/toasts/toast'
import { useKnownClient } from '../use-known-client'
import { RefusedClient } from './refused-client'

/** L-255: one second. */
const tell = (text: string) => showToast({ kind: 'problem', text, duration: conversionToasts.failed })

/** The texts of the two ways to a draft project (C-048). */
export type BeginWay = 'quotation' | 'sideMenu'

/**
 * L-251, D-029: client, draft project, link. Each is made once for a lead however often this runs (L-258). The id of the
 * project, or nothing where it was not made; then it has been said why.
 */
export function useBeginProject(way: BeginWay) {
  const failures = conversionFailures[way]
  const { isBusy, once } = useOnce()
  const { ask, question } = useKnownClient()
  const [refused, setRefused] = useState<string>()
  const { mutateAsync: addClient } = useSend(projectEndpoints.addClient)
  const { mutateAsync: addProject } = useSend(projectEndpoints.add)
  const { mutateAsync: linkLead } = useSend(projectEndpoints.linkLead)

  const clientOf = async (lead: LeadDetail, email: string): Promise<string | undefined> => {
    try {
      const client = await addClient({
        leadId: lead.id,
        name: leadName(lead),
        email,
        type: lead.type,
        isCompanyItself: false,
        ...(lead.companyName && { companyName: lead.companyName }),
        ...(lead.phone && { phone: lead.phone }),
        ...(lead.city && { city: lead.city }),
        ...(lead.address && { location: lead.address }),
        ...(lead.postalCode && { postalCode: lead.postalCode }),
      })
      const isTaken =
        !client.isKnownClient || (await ask({ title: failures.clientExists, name: client.name, email }))
      if (!isTaken) tell(failures.clientExists)
      return isTaken ? client.id : undefined
    } catch (error) {
      if (error instanceof CallFailed) setRefused(error.message)
      else tell(failures.clientExists)
      return undefined
    }
  }
  const projectOf = async (lead: LeadDetail, clientId: string): Promise<string | undefined> => {
    try {
      const { id } = await addProject({
        leadId: lead.id,
        clientId,
        name: suggestedName(leadName(lead)) || leadName(lead),
        isConfirmed: false,
        isFromLead: true,
        isCompanyOwn: false,
        memberIds: lead.assignee ? [lead.assignee.id] : [],
        ...(lead.address && { location: lead.address }),
        ...(lead.phone && { phone: lead.phone }),
      })
      await linkLead({ leadId: lead.id, projectId: id })
      return id
    } catch (error) {
      const isTaken = error instanceof CallFailed && error.code === projectRefusals.nameTaken.code
      tell(isTaken ? failures.projectExists : wordsOf(error, failures.projectExists))
      return undefined
    }
  }
  const begin = (lead: LeadDetail, email: string, onBegun: (projectId: string) => void) =>
    once(async () => {
      const clientId = await clientOf(lead, email)
      const projectId = clientId && (await projectOf(lead, clientId))
      if (projectId) onBegun(projectId)
    })
  const questions: ReactNode = (
    <>
      {question}
      {refused !== undefined && <RefusedClient text={refused} onClose={() => setRefused(undefined)} />}
    </>
  )
  return { begin, isBusy, questions }
}
