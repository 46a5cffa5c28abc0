import { quotationKindTexts, quotationStateTexts } from '@foyer/contract/quotations/document/messages'
import { editorTexts as texts } from '@foyer/contract/quotations/document/messages-page'
import { ActionIcon, Box } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconArrowLeft } from '@tabler/icons-react'
import { memo, useEffect } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../../../app/addresses'
import { Row } from '../../../../ui/layout/flow'
import { useIsPhone } from '../../../../ui/phone'
import { Chip } from '../../../../ui/text/chip'
import { PageTitle } from '../../../../ui/text/page-title'
import { PointerTooltip } from '../../../../ui/text/pointer-tooltip'
import type { QuotationRead } from '../../shapes'
import type { Writing } from '../editing/use-writing'
import classes from './editor.module.css'
import { EditorActions } from './editor-actions'
import type { EditorPart } from './editor-part'
import { KeysButton } from './keys-button'
import { SaveNote } from './save-note'

/** Undo and redo where no field has the focus; a field undoes its own typing, a cell asks the grid. */
function useUndoKeys({ actions }: Writing, isReadOnly: boolean) {
  useEffect(() => {
    if (isReadOnly) return
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyped = (event.target as Element).matches('input, textarea, [contenteditable]')
      if (isTyped || event.defaultPrevented || !(event.ctrlKey || event.metaKey)) return
      if (event.key === 'z' && !event.shiftKey) actions.undo()
      else if (event.key === 'y' || event.key === 'Z') actions.redo()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [actions, isReadOnly])
}

/** Above all: what it is, how it stands, and what can be done with it. */
export const EditorBar = memo(function EditorBar(part: EditorPart) {
  const { record, writing, saving, isReadOnly } = part
  const isPhone = useIsPhone()
  useUndoKeys(writing, isReadOnly)
  const { actions, canUndo, canRedo, unread } = writing
  return (
    <div className={classes.bar}>
      <ActionIcon component={Link} to={addresses.quotations(record.projectId)} aria-label={texts.back}>
        <IconArrowLeft size={18} stroke={1.6} />
      </ActionIcon>
      <PageTitle>{quotationKindTexts[record.kind]}</PageTitle>
      {record.number && <span className="num">{record.number}</span>}
      <Standing record={record} />
      <Box ml="auto">
        <Row gap={8}>
          {!isReadOnly && (
            <>
              <SaveNote state={saving.state} savedAt={saving.savedAt} unread={Object.keys(unread).length} />
              <Row gap={2} isOneLine>
                <PointerTooltip label={texts.undo}>
                  <ActionIcon aria-label={texts.undo} disabled={!canUndo} onClick={actions.undo}>
                    <IconArrowBackUp size={18} stroke={1.6} />
                  </ActionIcon>
                </PointerTooltip>
                <PointerTooltip label={texts.redo}>
                  <ActionIcon aria-label={texts.redo} disabled={!canRedo} onClick={actions.redo}>
                    <IconArrowForwardUp size={18} stroke={1.6} />
                  </ActionIcon>
                </PointerTooltip>
                {!isPhone && <KeysButton />}
              </Row>
            </>
          )}
          <EditorActions {...part} hasSend={!isPhone} />
        </Row>
      </Box>
    </div>
  )
})

function Standing({ record }: { record: QuotationRead }) {
  const { state, seenAt, changesAskedAt, sentAt, hasUnsentChanges } = record
  const isAsked = changesAskedAt !== undefined && sentAt !== undefined && changesAskedAt > sentAt
  return (
    <Row gap={4}>
      <Chip>
        <span data-ink={state === 'accepted' ? 'ok' : undefined}>{quotationStateTexts[state]}</span>
      </Chip>
      {state === 'sent' && seenAt !== undefined && !isAsked && <Chip>{texts.seen}</Chip>}
      {state === 'sent' && isAsked && (
        <Chip>
          <span data-ink="today">{texts.changesAsked}</span>
        </Chip>
      )}
      {state === 'sent' && hasUnsentChanges && <Chip>{texts.unsent}</Chip>}
    </Row>
  )
}
