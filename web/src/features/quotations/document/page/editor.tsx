import { editorTexts as texts } from '@foyer/contract/quotations/document/messages-page'
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { LeaveGuard } from '../../../../ui/dialogs/leave-guard'
import { Stack } from '../../../../ui/layout/flow'
import { useIsPhone } from '../../../../ui/phone'
import { showToast } from '../../../../ui/toasts/toast'
import { LinkCard } from '../../sending/link-card'
import type { QuotationRead } from '../../shapes'
import { itemOf } from '../editing/rows'
import { useWriting } from '../editing/use-writing'
import { Items } from '../grid/items'
import { marksOf } from '../grid/marks'
import { HeadCard } from '../panels/head-card'
import { MilestonesCard, PhasesCard, TermsCard } from '../panels/plan-cards'
import { TotalsCard } from '../panels/totals-card'
import { AnswerCard } from '../versions/answer-card'
import { VersionCard } from '../versions/version-card'
import classes from './editor.module.css'
import { EditorBar } from './editor-bar'
import { EditorFoot } from './editor-foot'
import { EditorNotices } from './editor-notices'
import { readKept, useDraftKey } from './kept-draft'
import { useAutosave } from './use-autosave'
import { useSteadyTotals } from './use-steady-totals'

const SendDialog = lazy(() =>
  import('../../sending/send-dialog').then((module) => ({ default: module.SendDialog })),
)

/** A quotation while it is written; what is accepted or void, and all for those who only read, is shown as it is. */
export function Editor({ record }: { record: QuotationRead }) {
  const { id, kind, firm } = record
  const symbol = firm.currencySymbol
  const isFrozen = record.state === 'accepted' || record.state === 'void'
  const isReadOnly = isFrozen || !record.mayEdit
  const draftKey = useDraftKey(id)
  const [kept] = useState(() => (isReadOnly ? undefined : readKept(draftKey)))
  const writing = useWriting(kind, () => kept ?? { document: record.draft, unread: {} })
  const { document, unread, actions } = writing
  const written = useMemo(() => ({ document, unread }), [document, unread])
  const saving = useAutosave({ record, written, draftKey, isReadOnly, keptRevision: kept?.revision })
  // A key is answered at once with its cell; all that follows from it is drawn in small steps after it.
  const later = useDeferredValue(writing)
  const totals = useSteadyTotals(later.document)
  // What is above comes first when the page opens.
  const isRestDrawn = useDeferredValue(true, false)
  const problems = saving.state.is === 'problems' ? saving.state : undefined
  const marks = useMemo(() => marksOf(unread, problems), [unread, problems])
  const isPhone = useIsPhone()
  // Here, as the button stands elsewhere on a phone: whoever turns it keeps what is typed in the dialog.
  const [isSending, setSending] = useState(false)
  const send = useCallback(() => setSending(true), [])
  useEffect(() => {
    if (kept) showToast({ kind: 'note', text: texts.broughtBack, about: id })
  }, [kept, id])
  useFollowed(record, saving, actions)
  const shown = { symbol, actions, isReadOnly }
  const { title, client, site, date, validUntil, isTaxed, supplyFrom, placeOfSupply, isRounded } = document
  const head = { title, client, site, date, validUntil, isTaxed, supplyFrom, placeOfSupply, isRounded }
  const hasPhases = kind === 'design' || later.document.phases.length > 0
  return (
    <div className={classes.editor}>
      <EditorBar record={record} writing={later} saving={saving} isReadOnly={isReadOnly} onSend={send} />
      <EditorNotices record={record} writing={later} saving={saving} />
      <div className={classes.columns}>
        <Stack gap={12}>
          <HeadCard
            {...head}
            number={record.number}
            firmGst={firm.gstNumber}
            actions={actions}
            isReadOnly={isReadOnly}
          />
          <Items {...shown} kind={kind} document={document} totals={totals} marks={marks} />
          {isRestDrawn && (
            <>
              {hasPhases && <PhasesCard {...shown} phases={later.document.phases} amounts={totals.phases} />}
              <MilestonesCard {...shown} milestones={later.document.milestones} amounts={totals.milestones} />
              <TermsCard
                terms={document.terms}
                note={document.note}
                actions={actions}
                isReadOnly={isReadOnly}
              />
            </>
          )}
        </Stack>
        <Stack gap={12}>
          {record.answers.length > 0 && <AnswerCard answers={record.answers} />}
          <TotalsCard {...shown} document={later.document} totals={totals} />
          {isRestDrawn && (
            <>
              <VersionCard id={id} versions={record.versions} draft={record.draft} symbol={symbol} />
              {record.version > 0 && (
                <LinkCard id={id} links={record.links} mayEdit={record.mayEdit} isFrozen={isFrozen} />
              )}
            </>
          )}
        </Stack>
      </div>
      {isPhone && (
        <EditorFoot
          record={record}
          writing={writing}
          saving={saving}
          isReadOnly={isReadOnly}
          onSend={send}
          total={totals.total}
        />
      )}
      {isSending && !isReadOnly && (
        <Suspense>
          <SendDialog
            record={record}
            document={document}
            unread={Object.keys(unread).length}
            flush={saving.flush}
            revision={saving.revision}
            onClose={() => setSending(false)}
          />
        </Suspense>
      )}
      <LeaveGuard
        isChanged={!isReadOnly && ['offline', 'refused', 'problems', 'conflict'].includes(saving.state.is)}
        title={texts.leaveTitle}
        text={texts.leaveText}
      />
    </div>
  )
}

/** What a colleague saved is shown at once, as long as nothing is unsaved here. */
function useFollowed(
  { revision, draft, updatedBy }: QuotationRead,
  saving: ReturnType<typeof useAutosave>,
  actions: ReturnType<typeof useWriting>['actions'],
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read from the server is what starts it
  useEffect(() => {
    if (revision <= saving.revision() || !saving.isSaved()) return
    const { unread } = actions.now()
    const isThere = ([key]: [string, string]) => itemOf(draft, key.split('.')[0] ?? '') !== undefined
    const kept = Object.fromEntries(Object.entries(unread).filter(isThere))
    actions.replace({ document: draft, unread: kept })
    saving.rebase(revision, draft)
    showToast({ kind: 'note', text: texts.followed(updatedBy ?? texts.somebody) })
  }, [revision])
}
