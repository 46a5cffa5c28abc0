import { type ChoiceKind, choiceKinds, type LeadChoice } from '@foyer/contract/leads/choices/model'
import { choicesPageTexts as texts } from '@foyer/contract/leads/messages/choices'
import { nextStepTexts } from '@foyer/contract/leads/messages/next/next-step'
import { choiceKindTexts } from '@foyer/contract/leads/messages/work'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { IconSearch } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { useEndpoint } from '../../../api/queries'
import { LeaveGuard } from '../../../ui/dialogs/leave-guard'
import { Sheet } from '../../../ui/dialogs/sheet'
import { useSearchTerm } from '../../../ui/list/search-in-address'
import { EmptyState } from '../../../ui/states/empty-state'
import { FailedState } from '../../../ui/states/failed-state'
import { RowSkeleton } from '../../../ui/states/skeleton'
import { ReadingNote } from '../../accounts/reading-note'
import { useIsLocked } from '../../accounts/use-guard'
import { KindEditor } from './kind-editor'
import { NextStepsEditor } from './next-steps-editor'
import { PanelSwitch } from './panel-switch'

/** What people pick while they work on a lead, and what they send: the lists of the company (C-069). */
export function ChoicesPage() {
  const read = useEndpoint(leadWorkEndpoints.choices, {}, { staleTime: 0 })
  const choices = read.isFetchedAfterMount ? read.data : undefined
  return (
    <Sheet title={texts.title} text={texts.lead}>
      <ReadingNote action="leads.editChoices" of="settings" />
      {read.isError && !choices && (
        <FailedState what={texts.loadFailed} onRetry={() => void read.refetch()} />
      )}
      {!choices && !read.isError && <RowSkeleton rows={6} />}
      {choices && <Lists choices={choices} />}
    </Sheet>
  )
}

function Lists({ choices }: { choices: readonly LeadChoice[] }) {
  const isLocked = useIsLocked('leads.editChoices')
  const search = useSearchTerm().toLowerCase()
  const [touched, setTouched] = useState<readonly ChoiceKind[]>([])
  const [areStepsTouched, setStepsTouched] = useState(false)
  const onTouched = useCallback(
    (kind: ChoiceKind, isTouched: boolean) =>
      setTouched((former) => [...former.filter((other) => other !== kind), ...(isTouched ? [kind] : [])]),
    [],
  )
  const of = (kind: ChoiceKind) => choices.filter((choice) => choice.kind === kind)
  const isFound = (kind: ChoiceKind) =>
    [choiceKindTexts[kind], ...of(kind).map(({ label }) => label)].some((word) =>
      word.toLowerCase().includes(search),
    )
  // What is being changed stays in sight, whatever is searched for.
  const shown = choiceKinds.filter((kind) => isFound(kind) || touched.includes(kind))
  const hasSteps = areStepsTouched || nextStepTexts.title.toLowerCase().includes(search)
  return (
    <>
      <LeaveGuard isChanged={touched.length > 0 || areStepsTouched} />
      {shown.length === 0 && !hasSteps && <EmptyState icon={IconSearch} title={texts.noMatch} />}
      <div data-line="between">
        {hasSteps && (
          <fieldset disabled={isLocked}>
            <NextStepsEditor onTouched={setStepsTouched} />
          </fieldset>
        )}
        {shown.map((kind) => (
          <fieldset key={kind} disabled={isLocked}>
            <KindEditor kind={kind} choices={of(kind)} onTouched={onTouched} />
          </fieldset>
        ))}
        {search === '' && <PanelSwitch />}
      </div>
    </>
  )
}
