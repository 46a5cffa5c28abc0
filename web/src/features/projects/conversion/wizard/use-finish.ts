import { conversionFailures, projectRefusals } from '@foyer/contract/projects/conversion/messages'
import { finishTexts as texts } from '@foyer/contract/projects/conversion/messages-wizard'
import { clientFactsOf, projectFactsOf } from '@foyer/contract/projects/conversion/wizard-facts'
import type { WizardValues } from '@foyer/contract/projects/conversion/wizard-values'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { type ReactNode, useRef, useState } from 'react'
import { CallFailed, wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import type { Problem } from '../../../../ui/form/use-foyer-form'
import { showToast } from '../../../../ui/toasts/toast'
import { useKnownClient } from '../use-known-client'

const { wizard: failures } = conversionFailures

/** What the server refuses, in the words of the wizard, at the field that can change it (W-021). */
function problemOf(error: unknown): Problem<WizardValues> {
  const code = error instanceof CallFailed ? error.code : ''
  if (code === projectRefusals.nameTaken.code) return { fields: { projectName: failures.projectExists } }
  if (code === projectRefusals.staffCannotBeClient.code) return { fields: { email: failures.userIsNoClient } }
  return { form: wordsOf(error, texts.failed) }
}

export type FinishPart = keyof typeof texts.running

interface Finish {
  finish: (values: WizardValues) => Promise<Problem<WizardValues> | undefined>
  /** What is being done, as long as it is. */
  running: FinishPart | undefined
  question: ReactNode
}

/**
 * W-018, W-019: client, project, link, Won, invitation. Each step is one that the server makes once, so that Finish can be
 * pressed again after any of them has failed (C-118).
 */
export function useFinish(leadId: string | undefined, draftId: string | undefined): Finish {
  const [running, setRunning] = useState<FinishPart>()
  const { ask, question } = useKnownClient()
  /** The email of a client whom somebody has agreed to: not asked again when Finish is. */
  const agreed = useRef<string>(undefined)
  /** What the client was made of that stands since an earlier Finish: theirs is no question. */
  const made = useRef<string>(undefined)
  const { mutateAsync: addClient } = useSend(projectEndpoints.addClient)
  const { mutateAsync: saveAll } = useSend(projectEndpoints.saveAll)
  const { mutateAsync: edit } = useSend(projectEndpoints.edit)
  const { mutateAsync: linkLead } = useSend(projectEndpoints.linkLead)
  const { mutateAsync: editLead } = useSend(leadCaptureEndpoints.edit)
  const { mutateAsync: invite } = useSend(projectEndpoints.inviteClient)

  const changeDraft = async (id: string, values: WizardValues) => {
    setRunning('project')
    const { id: projectId } = await edit({
      ...projectFactsOf(values),
      id,
      isConfirmed: true,
      client: clientFactsOf(values),
    })
    return projectId
  }
  const makeNew = async (values: WizardValues) => {
    setRunning('client')
    const facts = clientFactsOf(values)
    const client = await addClient({ ...facts, isCompanyItself: false, ...(leadId && { leadId }) })
    const asMade = JSON.stringify(facts)
    if (!client.isKnownClient) made.current = asMade
    else if (made.current !== asMade && agreed.current !== facts.email) {
      const isTaken = await ask({ title: failures.clientExists, name: client.name, email: facts.email })
      if (!isTaken) return undefined
      agreed.current = facts.email
    }
    setRunning('project')
    const { id } = await saveAll({
      ...projectFactsOf(values),
      clientId: client.id,
      isConfirmed: true,
      isFromLead: leadId !== undefined,
      ...(leadId && { leadId }),
    })
    return id
  }
  const convert = async (ofLead: string, projectId: string) => {
    setRunning('link')
    await linkLead({ leadId: ofLead, projectId })
    setRunning('won')
    await editLead({ kind: 'convert', id: ofLead })
  }
  /** The project is there: an invitation that fails is no reason to keep anybody here. */
  const inviteTo = async (projectId: string, email: string) => {
    setRunning('invite')
    await invite({ projectId }).then(
      () => showToast({ kind: 'ok', text: texts.invited(email) }),
      (error) => showToast({ kind: 'problem', text: texts.notInvited, detail: wordsOf(error, texts.failed) }),
    )
  }

  const finish = async (values: WizardValues) => {
    try {
      const projectId = await (draftId ? changeDraft(draftId, values) : makeNew(values))
      if (projectId === undefined) return { fields: { email: failures.clientExists } }
      if (leadId) await convert(leadId, projectId)
      if (values.isInvited) await inviteTo(projectId, values.email.trim())
      return undefined
    } catch (error) {
      return problemOf(error)
    } finally {
      setRunning(undefined)
    }
  }
  return { finish, running, question }
}
