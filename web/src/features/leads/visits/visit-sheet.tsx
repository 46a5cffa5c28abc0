import { accessTexts } from '@foyer/contract/accounts/messages'
import { contactTexts } from '@foyer/contract/leads/messages/contact'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { visitTexts as texts } from '@foyer/contract/leads/visits/messages'
import { leadVisitEndpoints } from '@foyer/contract/wire/leads/visits/endpoints'
import { Box, Button } from '@mantine/core'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useEndpoint } from '../../../api/queries'
import { useSession } from '../../../api/session'
import { Dialog, DialogFoot } from '../../../ui/dialogs/dialog'
import { FormProblem } from '../../../ui/form/form-problem'
import { Stack } from '../../../ui/layout/flow'
import { Notice } from '../../../ui/layout/notice'
import { FailedState } from '../../../ui/states/failed-state'
import { RowSkeleton } from '../../../ui/states/skeleton'
import { QuietText } from '../../../ui/text/quiet-text'
import { SectionHeading } from '../../../ui/text/section-heading'
import { useIsOnline } from '../../../ui/use-is-online'
import { useCompanyDay } from '../../accounts/use-company-day'
import { useIsLocked } from '../../accounts/use-guard'
import { useAttachments } from '../../files/use-attachments'
import { forgetVisit, keepVisit, noDraft, readVisit } from './kept-visit'
import { useIsStillSaving, useSaveVisit } from './use-save-visit'
import { useTold, VisitOutcomeFields } from './visit-outcome'
import { VisitPhotos } from './visit-photos'
import { VisitSite } from './visit-site'
import { VisitSteps } from './visit-steps'

interface VisitSheetProps {
  leadId: string
  onClose: () => void
}

/** At the site, with one hand: where it is, when one came, what was seen, how it went, what is next. */
export function VisitSheet({ leadId, onClose }: VisitSheetProps) {
  const visit = useEndpoint(leadVisitEndpoints.visit, { leadId })
  const isLocked = useIsLocked('leads.edit')
  const isOnline = useIsOnline()
  const { timeZone } = useCompanyDay()
  const isStillSaving = useIsStillSaving(leadId)
  const sheet = visit.data
  return (
    <Dialog
      opened
      title={sheet ? contactTexts.visitOf(leadName(sheet.lead)) : contactTexts.visit}
      width={420}
      hasOwnBack
      onClose={onClose}
    >
      {/* Nothing is typed at first: no keyboard comes up over what is looked at. */}
      <Box tabIndex={-1} data-autofocus style={{ outline: 'none' }}>
        <Stack gap={20}>
          {!isOnline && <Notice>{texts.offline}</Notice>}
          {(visit.isLoading || isStillSaving) && <RowSkeleton rows={4} />}
          {visit.isError && !sheet && (
            <FailedState what={texts.loadFailed} onRetry={() => void visit.refetch()} />
          )}
          {sheet && (
            <Part title={texts.address}>
              <VisitSite sheet={sheet} timeZone={timeZone} />
            </Part>
          )}
          {isLocked && <QuietText>{accessTexts.disabled}</QuietText>}
          {sheet && !isLocked && (
            <Part title={texts.steps}>
              <VisitSteps sheet={sheet} timeZone={timeZone} isOnline={isOnline} />
            </Part>
          )}
          {!visit.isLoading && !isLocked && !isStillSaving && (
            <VisitForm leadId={leadId} lead={sheet?.lead} isOnline={isOnline} onClose={onClose} />
          )}
        </Stack>
      </Box>
    </Dialog>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap={8}>
        <SectionHeading level={3} id={id}>
          {title}
        </SectionHeading>
        {children}
      </Stack>
    </section>
  )
}

const nothing = JSON.stringify(noDraft)

interface VisitFormProps {
  leadId: string
  /** Unknown where the lead could not be loaded: then words are kept, and nothing can be saved. */
  lead: LeadRow | undefined
  isOnline: boolean
  onClose: () => void
}

function VisitForm({ leadId, lead, isOnline, onClose }: VisitFormProps) {
  const userId = useSession()?.userId ?? ''
  const whose = { leadId, userId }
  const [draft, setDraft] = useState(() => readVisit(whose))
  const [isTried, setTried] = useState(false)
  const photos = useAttachments(draft.photos)
  const told = useTold(lead, draft)
  const kept = photos.items.flatMap(({ name, size, location }) =>
    location ? [{ name, size, location }] : [],
  )
  const text = JSON.stringify({ ...draft, photos: kept })
  useEffect(() => {
    if (text === nothing) forgetVisit({ leadId, userId })
    else keepVisit({ leadId, userId }, JSON.parse(text))
  }, [leadId, userId, text])

  const save = useSaveVisit({
    leadId,
    onSaved: () => forgetVisit(whose),
    onUndone: () => keepVisit(whose, { ...draft, photos: kept }),
    onClose,
  })
  const photosProblem = photos.isBusy ? texts.photosBusy : photos.hasFailed ? texts.photosFailed : undefined
  const problem = told.problem ?? photosProblem
  const submit = () => {
    setTried(true)
    if (problem || !draft.outcome || save.isBusy) return
    const remark = draft.said.comment.trim()
    save.send({
      leadId,
      outcome: draft.outcome,
      ...(remark && { remark }),
      ...(told.followUp !== undefined && { followUp: told.followUp }),
      photos: photos.sent,
    })
  }
  return (
    <>
      {lead && (
        <Part title={texts.photos}>
          <VisitPhotos photos={photos} isOnline={isOnline} />
        </Part>
      )}
      <VisitOutcomeFields
        {...draft}
        told={told}
        onChange={(next) => setDraft((now) => ({ ...now, ...next }))}
      />
      <DialogFoot>
        <FormProblem text={(isTried ? problem : undefined) ?? save.problem} />
        <Button mih={44} fullWidth loading={save.isBusy} disabled={!isOnline || !lead} onClick={submit}>
          {texts.save}
        </Button>
      </DialogFoot>
    </>
  )
}
