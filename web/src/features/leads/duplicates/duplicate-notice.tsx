import type { Duplicate } from '@foyer/contract/leads/duplicates/model'
import { duplicateTexts, leadSavedTexts } from '@foyer/contract/leads/messages/capture'
import { duplicateNoticeTexts } from '@foyer/contract/leads/messages/dialogs'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { Button } from '@mantine/core'
import type { RefObject } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { Row } from '../../../ui/layout/flow'
import { PlainList } from '../../../ui/text/plain-list'
import { showToast } from '../../../ui/toasts/toast'
import { BringBack } from './bring-back'
import classes from './duplicate-notice.module.css'
import type { FoundDuplicates } from './use-duplicates'

interface DuplicateNoticeProps {
  duplicates: FoundDuplicates
  isEdit?: boolean
  nodeRef: RefObject<HTMLDivElement | null>
  onOpen: (duplicate: Seen) => void
  onAnyway: () => void
}

type Seen = Extract<Duplicate, { kind: 'visible' }>

const wordsAbout = (one: Duplicate): string => {
  if (one.kind === 'hidden') return duplicateTexts.hidden(one.owner ?? duplicateTexts.someone)
  return one.isArchived
    ? duplicateTexts.archived(one.name, one.owner)
    : duplicateTexts.visible(one.name, one.owner, one.stage)
}

/** A lead that one may see is named; of another only who handles it (C-091). */
export function DuplicateNotice({
  duplicates,
  isEdit = false,
  nodeRef,
  onOpen,
  onAnyway,
}: DuplicateNoticeProps) {
  const { found, question } = duplicates
  const notify = useSend(leadCaptureEndpoints.notifyOwner, {
    onSuccess: () => showToast({ kind: 'ok', text: duplicateTexts.notified }),
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, leadSavedTexts.failed) }),
  })
  // Another phone may belong to somebody else, who has heard nothing yet.
  const isNotified = notify.isSuccess && JSON.stringify(notify.variables) === JSON.stringify(question)
  return (
    <div role="status">
      {found.length > 0 && (
        <div className={classes.notice} ref={nodeRef} tabIndex={-1}>
          <strong>{duplicateTexts.title}</strong>
          <PlainList>
            {found.map((one, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: hidden ones have nothing else to be known by
              <li key={place}>
                <Row grow="first">
                  <span>{wordsAbout(one)}</span>
                  {one.kind === 'visible' && one.isArchived && (
                    <BringBack leadId={one.leadId} onBack={() => onOpen(one)} />
                  )}
                  {one.kind === 'visible' && !one.isArchived && (
                    <Button size="xs" variant="default" onClick={() => onOpen(one)}>
                      {duplicateTexts.open}
                    </Button>
                  )}
                  {one.kind === 'hidden' && (
                    <Button
                      size="xs"
                      variant="default"
                      loading={notify.isPending}
                      disabled={isNotified}
                      onClick={() => notify.mutate(question)}
                    >
                      {isNotified ? duplicateNoticeTexts.already : duplicateTexts.notifyOwner}
                    </Button>
                  )}
                </Row>
              </li>
            ))}
          </PlainList>
          {duplicates.isOpen && (
            <Button size="xs" variant="subtle" onClick={onAnyway}>
              {isEdit ? duplicateNoticeTexts.saveAnyway : duplicateTexts.createAnyway}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
