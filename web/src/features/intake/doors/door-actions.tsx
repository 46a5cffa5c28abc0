import type { Door, DoorTrial } from '@foyer/contract/intake/doors/model'
import { leadSourcesTexts, doorPageTexts as texts } from '@foyer/contract/intake/messages/lead-sources'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { doorEndpoints } from '@foyer/contract/wire/intake/doors/endpoints'
import { ActionIcon, Button, Menu } from '@mantine/core'
import {
  IconDotsVertical,
  IconKey,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { addresses } from '../../../app/addresses'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { DeleteDialog } from '../../../ui/dialogs/delete-dialog'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'
import { DoorDialog } from './door-dialog'
import { TrialDialog } from './trial-dialog'
import { useEditDoor } from './use-doors'

const icon = { size: 16, stroke: 1.6 }

/** All that can be done to a lead source. */
export function DoorActions({ door }: { door: Door }) {
  const { id, name, state } = door
  const [open, setOpen] = useState<'edit' | 'rotate' | 'delete'>()
  const [trial, setTrial] = useState<DoorTrial>()
  const edit = useEditDoor()
  const remove = useSend(doorEndpoints.editDoor)
  const navigate = useNavigate()
  const tryIt = useSend(doorEndpoints.tryDoor, {
    onSuccess: setTrial,
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, texts.testFailed) }),
  })
  const close = () => setOpen(undefined)
  const rotate = () => edit.mutate({ id, kind: 'rotate' }, { onSuccess: close })
  return (
    <>
      <Button variant="default" loading={tryIt.isPending} onClick={() => tryIt.mutate({ id })}>
        {texts.test}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={screenTexts.actionsOf(name)}>
            <IconDotsVertical size={18} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => setOpen('edit')}>
            {texts.edit}
          </Menu.Item>
          {state === 'paused' ? (
            <Menu.Item
              leftSection={<IconPlayerPlay {...icon} />}
              onClick={() => edit.mutate({ id, kind: 'resume' })}
            >
              {leadSourcesTexts.resume}
            </Menu.Item>
          ) : (
            <Menu.Item
              leftSection={<IconPlayerPause {...icon} />}
              onClick={() => edit.mutate({ id, kind: 'pause' })}
            >
              {leadSourcesTexts.pause}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconKey {...icon} />} onClick={() => setOpen('rotate')}>
            {texts.rotate}
          </Menu.Item>
          <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={() => setOpen('delete')}>
            {leadSourcesTexts.delete}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {open === 'edit' && <DoorDialog door={door} onSaved={close} onClose={close} />}
      {open === 'rotate' && (
        <ConfirmDialog
          title={texts.rotateTitle}
          confirm={texts.rotateConfirm}
          isBusy={edit.isPending}
          problem={undefined}
          onConfirm={rotate}
          onClose={close}
        >
          <QuietText>{texts.rotateText}</QuietText>
        </ConfirmDialog>
      )}
      {open === 'delete' && (
        <DeleteDialog
          title={texts.deleteTitle(name)}
          confirm={texts.deleteConfirm}
          text={texts.deleteText}
          remove={async () => (await remove.mutateAsync({ id, kind: 'delete' })).message}
          problemOf={(error) => wordsOf(error, leadSourcesTexts.failedToChange)}
          onDeleted={() => navigate(addresses.settings.leadSources)}
          onClose={close}
        />
      )}
      {trial && <TrialDialog trial={trial} onClose={() => setTrial(undefined)} />}
    </>
  )
}
