import { callTexts } from '@foyer/contract/kit/screen-texts'
import type { BulkReport } from '@foyer/contract/leads/bulk/model'
import { leadSavedTexts } from '@foyer/contract/leads/messages/capture'
import { detailsPageTexts } from '@foyer/contract/leads/messages/details'
import { actionSaying } from '@foyer/contract/leads/work/model'
import { outcomeAction } from '@foyer/contract/leads/work/outcomes'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useSend } from '../../../api/queries'
import { useCompanyDay } from '../../../features/accounts/use-company-day'
import { useProfile } from '../../../features/accounts/use-profile'
import { useFollowUp } from '../../../features/home/use-follow-up'
import { failureWords } from '../../../features/leads/bulk/failure-words'
import { useBulkReport } from '../../../features/leads/bulk/use-bulk-report'
import { questionAbout, useContact } from '../../../features/leads/work/contact/use-contact'
import { useNextSteps } from '../../../features/leads/work/follow-up/use-next-steps'
import { useLeadAction } from '../../../features/leads/work/stage/use-lead-action'
import { showToast } from '../../../ui/toasts/toast'
import type { AskedDeed, Deed } from './deed'

const ReportDialog = lazy(() =>
  import('../../../features/leads/bulk/report-dialog').then((module) => ({ default: module.ReportDialog })),
)

/** Does it once, and asks what has to be asked first; its message and its Undo are those of every screen. */
export function DeedPlace({ lead, deed }: AskedDeed) {
  const { today } = useCompanyDay()
  const { offerAfter } = useNextSteps()
  const me = useProfile().data?.id ?? ''
  const contact = useContact(lead)
  const followUp = useFollowUp(lead)
  const [report, setReport] = useState<BulkReport>()
  const tell = useBulkReport(setReport)
  const { mutateAsync: assign } = useSend(leadListEndpoints.assignMultiple)
  const action = useLeadAction(({ hasSaved }) => {
    if (deed.kind === 'remark' && hasSaved) showToast({ kind: 'ok', text: detailsPageTexts.remarkSaved })
  })

  const work: { [K in Deed['kind']]: (one: Extract<Deed, { kind: K }>) => void } = {
    contact: ({ channel }) => void contact(channel),
    outcome: ({ outcome }) =>
      action.send(
        lead,
        outcomeAction(outcome, questionAbout(lead, 'call', me), {
          chosen: undefined,
          offered: offerAfter(outcome)?.to,
          today,
          comment: '',
        }),
      ),
    'follow-up': ({ to }) => followUp.snooze(to),
    take: () =>
      void assign({ selection: { ids: [lead.id] }, assigneeId: me }).then(
        (done) => tell(done, leadSavedTexts.assigned),
        (error) => showToast({ kind: 'problem', text: failureWords(error, callTexts.failed) }),
      ),
    move: ({ stage }) =>
      action.send(lead, actionSaying(lead.id, { stageId: stage.id, baseUpdatedAt: lead.updatedAt }), stage),
    remark: ({ text }) => action.send(lead, actionSaying(lead.id, { comment: text })),
  }
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    work[deed.kind](deed as never)
  })
  return (
    <>
      {action.questions}
      <Suspense>{report && <ReportDialog report={report} onClose={() => setReport(undefined)} />}</Suspense>
    </>
  )
}
