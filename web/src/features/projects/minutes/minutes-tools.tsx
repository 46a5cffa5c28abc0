import { sendMinutesTexts, minutesFormTexts as texts } from '@foyer/contract/projects/minutes/messages-screen'
import type { Minutes, MinutesState } from '@foyer/contract/projects/minutes/model'
import { minutesEndpoints as endpoints } from '@foyer/contract/wire/projects/minutes/endpoints'
import { ActionIcon, Button } from '@mantine/core'
import { IconMail, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { DeleteDialog } from '../../../ui/dialogs/delete-dialog'
import { SentSwitch } from '../../../ui/form/fields/sent-switch'
import { Row } from '../../../ui/layout/flow'
import { PointerTooltip } from '../../../ui/text/pointer-tooltip'
import { showToast } from '../../../ui/toasts/toast'
import { SendMinutes } from './send-minutes'

interface MinutesToolsProps {
  minutes: Minutes
  /** What is on the screen is not what is stored. */
  isChanged: boolean
  onDeleted: () => void
}

/** Sharing, sending and deleting minutes that are stored. */
export function MinutesTools({ minutes, isChanged, onDeleted }: MinutesToolsProps) {
  const [asked, ask] = useState<'send' | 'delete'>()
  const state = useSend(endpoints.setMinutesState, { reads: 'before-done' })
  const remove = useSend(endpoints.setMinutesState, { takes: minutes.id })
  const set = (kind: MinutesState['kind']) => state.mutateAsync({ id: minutes.id, kind })
  const said = (done: Promise<{ message: string }>, failed: string) =>
    done
      .then(({ message }) => showToast({ kind: 'ok', text: message }))
      .catch((error) => showToast({ kind: 'problem', text: wordsOf(error, failed) }))
  return (
    <Row gap={12}>
      <SentSwitch
        label={texts.share}
        value={minutes.isShared}
        send={(wanted) => said(set(wanted ? 'share' : 'unshare'), texts.failed)}
      />
      <PointerTooltip label={texts.saveFirst} disabled={!isChanged}>
        <Button
          variant="default"
          leftSection={<IconMail size={16} stroke={1.6} aria-hidden />}
          data-disabled={isChanged || undefined}
          aria-disabled={isChanged}
          aria-description={isChanged ? texts.saveFirst : undefined}
          onClick={() => (isChanged ? showToast({ kind: 'note', text: texts.saveFirst }) : ask('send'))}
        >
          {sendMinutesTexts.send}
        </Button>
      </PointerTooltip>
      <ActionIcon size={34} variant="default" aria-label={texts.delete} onClick={() => ask('delete')}>
        <IconTrash size={16} stroke={1.6} />
      </ActionIcon>
      {asked === 'send' && <SendMinutes minutes={minutes} onClose={() => ask(undefined)} />}
      {asked === 'delete' && (
        <DeleteDialog
          title={texts.deleteTitle}
          confirm={texts.delete}
          name={minutes.title}
          text={texts.deleteText}
          remove={async () => (await remove.mutateAsync({ id: minutes.id, kind: 'delete' })).message}
          problemOf={(error) => wordsOf(error, texts.failed)}
          undo={() => void said(set('restore'), texts.undoFailed)}
          onDeleted={onDeleted}
          onClose={() => ask(undefined)}
        />
      )}
    </Row>
  )
}
