import { olderMenuTexts } from '@foyer/contract/leads/messages/project'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import {
  draftQuestionTexts,
  emailPromptTexts,
  type QuotedKind,
  sendQuotationTexts,
} from '@foyer/contract/projects/conversion/messages-begin'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { wordsOf } from '../../../../api/call-failed'
import { call } from '../../../../api/client'
import { useEndpoint } from '../../../../api/queries'
import { keepProjectOfLead } from '../../../../api/session'
import { addresses } from '../../../../app/addresses'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog'
import { useOnce } from '../../../../ui/form/use-once'
import { QuietText } from '../../../../ui/text/quiet-text'
import { showToast } from '../../../../ui/toasts/toast'
import {
  askForProject,
  type ProjectPart,
  type ProjectRequest,
} from '../../../leads/work/project/project-requests'
import { ChooseQuotation } from './choose-quotation'
import { EmailPrompt } from './email-prompt'
import { quotationAddress } from './quotation-address'
import { useBeginProject } from './use-begin-project'

const end = () => askForProject(undefined)

/** A quotation, or a part of the project of a lead; the project is made where there is none. */
export function ProjectPlace({ request: { leadId, wants } }: { request: ProjectRequest }) {
  return wants === 'new-quotation' ? (
    <NewQuotation leadId={leadId} />
  ) : (
    <PartOfLead leadId={leadId} part={wants} />
  )
}

/** L-249 to L-258 */
function NewQuotation({ leadId }: { leadId: string }) {
  const [kind, setKind] = useState<QuotedKind>()
  const [asked, setAsked] = useState<LeadDetail>()
  const { isBusy, once } = useOnce()
  const { begin, questions } = useBeginProject('quotation')
  const navigate = useNavigate()
  const opening = (chosen: QuotedKind) => (projectId: string) => {
    keepProjectOfLead(projectId)
    end()
    void navigate(quotationAddress(chosen, projectId))
  }
  const prepare = async (chosen: QuotedKind) => {
    // As it is now: a project may have been made a moment ago, on another page or by a colleague.
    const lead = await call(leadCaptureEndpoints.byId, { id: leadId })
    if (lead.projectId) opening(chosen)(lead.projectId)
    else if (lead.email) await begin(lead, lead.email, opening(chosen))
    else setAsked(lead)
  }
  const choose = (chosen: QuotedKind) => {
    setKind(chosen)
    void once(() =>
      prepare(chosen).catch((error) =>
        showToast({ kind: 'problem', text: wordsOf(error, sendQuotationTexts.loadFailed) }),
      ),
    )
  }
  return (
    <>
      {asked && kind ? (
        <EmailPrompt
          lead={asked}
          title={emailPromptTexts.title[kind]}
          submit={emailPromptTexts.send}
          onEmail={(email) => begin(asked, email, opening(kind))}
          onClose={end}
        />
      ) : (
        <ChooseQuotation chosen={kind} isBusy={isBusy} onChoose={choose} onClose={end} />
      )}
      {questions}
    </>
  )
}

const partAddress: Record<ProjectPart, (projectId: string) => string> = {
  quotation: addresses.quotations,
  files: (id) => addresses.projectTab(id, 'files'),
  tasks: (id) => addresses.projectTab(id, 'tasks'),
  minutes: (id) => addresses.projectTab(id, 'minutes'),
}

function PartOfLead({ leadId, part }: { leadId: string; part: ProjectPart }) {
  const lead = useEndpoint(leadCaptureEndpoints.byId, { id: leadId })
  return lead.data && <Part lead={lead.data} part={part} />
}

/** D-029: it is asked first (C-154). */
function Part({ lead, part }: { lead: LeadDetail; part: ProjectPart }) {
  const [isAgreed, setAgreed] = useState(false)
  const { begin, isBusy, questions } = useBeginProject('sideMenu')
  const navigate = useNavigate()
  const open = (projectId: string) => {
    keepProjectOfLead(projectId)
    end()
    void navigate(partAddress[part](projectId))
  }
  const { projectId } = lead
  useEffect(() => {
    if (projectId && !isBusy) open(projectId)
  })
  if (projectId) return null
  return (
    <>
      {isAgreed && !lead.email ? (
        <EmailPrompt
          lead={lead}
          title={olderMenuTexts[part]}
          submit={emailPromptTexts.create}
          onEmail={(email) => begin(lead, email, open)}
          onClose={end}
        />
      ) : (
        <ConfirmDialog
          title={olderMenuTexts[part]}
          confirm={draftQuestionTexts.confirm}
          isBusy={isBusy}
          isHarmless
          problem={undefined}
          onConfirm={() => (lead.email ? void begin(lead, lead.email, open) : setAgreed(true))}
          onClose={end}
        >
          <QuietText>{draftQuestionTexts.question}</QuietText>
        </ConfirmDialog>
      )}
      {questions}
    </>
  )
}
