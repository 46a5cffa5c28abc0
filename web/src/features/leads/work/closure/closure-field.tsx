import { dayProblem } from '@foyer/contract/kit/moment-problems'
import { leadInputTexts } from '@foyer/contract/leads/messages/dialogs'
import { detailsTexts } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import { useState } from 'react'
import { DateField } from '../../../../ui/form/fields/date-field'
import { useCan } from '../../../accounts/use-can'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { useGuard } from '../../../accounts/use-guard'
import { useSaveClosure } from './use-save-closure'

/** By when the deal should be settled; saved as soon as it is picked, or typed and left (L-108, D-006). */
export function ClosureField({ lead }: { lead: Pick<LeadRow, 'id' | 'expectedClosure'> }) {
  const canEdit = useCan('leads.edit')
  const guard = useGuard('leads.edit')
  const { today } = useCompanyDay()
  const save = useSaveClosure('before-done')
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
