import { dayProblem } from '@foyer/contract/kit/moment-problems'
import { leadInputTexts } from '@foyer/contract/leads/messages/dialogs'
import { cellEditTexts } from '@foyer/contract/leads/messages/next/cell-editing'
import { detailsTexts } from '@foyer/contract/leads/messages/work'
import { leadName } from '@foyer/contract/leads/rules'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { Beside } from '../../../../ui/dialogs/beside'
import { unfinished } from '../../../../ui/dialogs/unfinished'
import { DateField } from '../../../../ui/form/fields/date-field'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { useSaveClosure } from '../../work/closure/use-save-closure'
import type { OpenCell } from './open-cell'
import { useReadRow } from './use-read-row'

interface ClosureCellProps extends OpenCell {
  onClose: () => void
}

/** Saved as soon as a day is picked, or typed and left; what is no day stays, with the reason. */
export function ClosureCell({ lead, at, onClose }: ClosureCellProps) {
  const { today } = useCompanyDay()
  const readRow = useReadRow()
  const stored = lead.expectedClosure ?? ''
  const [day, setDay] = useState<string>(stored)
  const save = useSaveClosure('at-once', () => void readRow(lead.id).then(onClose))
  const isDone = day === stored && !save.isPending
  const commit = (said: string) => {
    if (said !== stored && !dayProblem(said) && !save.isPending)
      save.mutate({ leadId: lead.id, expectedClosure: said || null })
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isDone && !currentTarget.contains(relatedTarget)) onClose()
  }
  const press = ({ key, target }: KeyboardEvent) => {
    if (isDone && key === 'Enter' && target instanceof HTMLInputElement) onClose()
  }
  return (
    <Beside title={cellEditTexts.closureOf(leadName(lead))} at={at} width={316} staysOpen onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field in it is what is pressed */}
      <div onBlur={leave} onKeyDown={press} {...unfinished(save.isPending, !isDone)}>
        <DateField
          label={detailsTexts.expectedClosure}
          placeholder={leadInputTexts.dateHint}
          isNear
          isOpenAtFirst
          opensAt={today}
          readOnly={save.isPending}
          value={day}
          onChange={setDay}
          onCommit={commit}
        />
      </div>
    </Beside>
  )
}
