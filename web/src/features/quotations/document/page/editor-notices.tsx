import { calendarDateOf, clockTimeOf, formatDay, formatTime12 } from '@foyer/contract/kit/dates'
import { conflictTexts, editorTexts as texts } from '@foyer/contract/quotations/document/messages-page'
import type { QuotationConflict } from '@foyer/contract/quotations/document/record'
import { Button } from '@mantine/core'
import { lazy, memo, Suspense, useState } from 'react'
import { Row, Stack } from '../../../../ui/layout/flow'
import { Notice } from '../../../../ui/layout/notice'
import { useCompanyDay } from '../../../accounts/use-company-day'
import type { QuotationRead } from '../../shapes'
import type { EditorPart } from './editor-part'

const ConflictDialog = lazy(() =>
  import('./conflict-dialog').then((module) => ({ default: module.ConflictDialog })),
)

/** Why it cannot be changed, or why it is not saved. */
export const EditorNotices = memo(function EditorNotices({
  record,
  writing,
  saving,
}: Omit<EditorPart, 'isReadOnly' | 'onSend'>) {
  const frozen = useFrozenReason(record)
  const { state } = saving
  if (frozen)
    return (
      <Spaced>
        <Notice>{frozen}</Notice>
      </Spaced>
    )
  if (state.is === 'refused')
    return (
      <Spaced>
        <Notice>
          <span role="alert">{state.why}</span>
        </Notice>
      </Spaced>
    )
  if (state.is === 'problems')
    return (
      <Spaced>
        <Notice>
          <ul>
            {[...new Set(state.problems.map(({ text }) => text))].slice(0, 5).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      </Spaced>
    )
  if (state.is !== 'conflict') return null
  return (
    <Spaced>
      <ConflictNotice theirs={state.theirs} record={record} writing={writing} saving={saving} />
    </Spaced>
  )
})

const Spaced = ({ children }: { children: React.ReactNode }) => (
  <Stack gap={12}>
    {children}
    <span />
  </Stack>
)

function useFrozenReason(record: QuotationRead): string | undefined {
  const { timeZone } = useCompanyDay()
  const acceptance = record.answers.find(({ kind }) => kind === 'accepted')
  if (record.state === 'accepted')
    return acceptance
      ? texts.accepted(acceptance.name, formatDay(calendarDateOf(acceptance.at, timeZone)))
      : texts.acceptedPlain
  if (record.state === 'void') return record.voidReason ? texts.isVoid(record.voidReason) : texts.isVoidPlain
  return record.mayEdit ? undefined : texts.readOnly
}

interface ConflictProps extends Omit<EditorPart, 'isReadOnly' | 'onSend'> {
  theirs: QuotationConflict
}

/** Two people wrote: both states are there, and one of them is chosen. */
function ConflictNotice({ theirs, record, writing, saving }: ConflictProps) {
  const { timeZone } = useCompanyDay()
  const [isComparing, setComparing] = useState(false)
  const keepMine = () => saving.rebase(theirs.revision)
  const takeTheirs = () => {
    writing.actions.replace({ document: theirs.document, unread: {} })
    saving.rebase(theirs.revision, theirs.document)
  }
  const time = formatTime12(clockTimeOf(theirs.updatedAt, timeZone))
  return (
    <Notice look="offer">
      <Stack gap={8}>
        <strong role="alert">{conflictTexts.title}</strong>
        <span>{conflictTexts.text(theirs.updatedBy ?? texts.somebody, time)}</span>
        <Row>
          <Button variant="default" onClick={() => setComparing(true)}>
            {conflictTexts.compare}
          </Button>
          <Button variant="default" onClick={takeTheirs}>
            {conflictTexts.takeTheirs}
          </Button>
          <Button onClick={keepMine}>{conflictTexts.keepMine}</Button>
        </Row>
      </Stack>
      {isComparing && (
        <Suspense>
          <ConflictDialog
            mine={writing.document}
            theirs={theirs.document}
            symbol={record.firm.currencySymbol}
            onKeepMine={keepMine}
            onTakeTheirs={takeTheirs}
            onClose={() => setComparing(false)}
          />
        </Suspense>
      )}
    </Notice>
  )
}
