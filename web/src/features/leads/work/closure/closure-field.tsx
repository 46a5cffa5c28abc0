import { dayProblem } from '@foyer/contract/kit/moment-problems'
import { leadSavedTexts } from '@foyer/contract/leads/messages/capture'
import { leadInputTexts } from '@foyer/contract/leads/messages/dialogs'
import { detailsTexts, previewTexts } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { useState } from 'react'
import { wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { DateField } from '../../../../ui/form/fields/date-field'
import { showToast } from '../../../../ui/toasts/toast'
import { useCan } from '../../../accounts/use-can'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { useGuard } from '../../../accounts/use-guard'

/** By when the deal should be settled; saved as soon as it is picked, or typed and left (L-108, D-006). */
export function ClosureField({ lead }: { lead: Pick<LeadRow, 'id' | 'expectedClosure'> }) {
  const canEdit = useCan('leads.edit')
  const guard = useGuard('leads.edit')
  const { today } = useCompanyDay()
  const save = useSend(leadCaptureEndpoints.addExpectedClosure, {
    onSuccess: () => showToast({ kind: 'ok', text: previewTexts.updated }),
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, leadSavedTexts.failed) }),
    reads: 'before-done',
  })
  const stored = lead.expectedClosure ?? ''
  const shown = save.isPending ? (save.variables.expectedClosure ?? '') : stored
  /** Not saved while it is being typed: a date in the making is another date. */
  const [typed, setTyped] = useState<string>()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field in it is what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field in it is what is pressed
    <div title={guard.because} onClick={guard(() => undefined)}>
      <DateField
        label={detailsTexts.expectedClosure}
        placeholder={leadInputTexts.dateHint}
        isNear
        opensAt={today}
        readOnly={!canEdit}
        value={typed ?? shown}
        onChange={setTyped}
        onCommit={(day) => {
          if (dayProblem(day)) return
          setTyped(undefined)
          if (day !== shown) save.mutate({ leadId: lead.id, expectedClosure: day || null })
        }}
      />
    </div>
  )
}
