import { formatInstant } from '@foyer/contract/kit/dates'
import { senderTexts as texts } from '@foyer/contract/lead-mail/sender/messages'
import type { OwnMailServer } from '@foyer/contract/lead-mail/sender/model'
import { senderEndpoints } from '@foyer/contract/wire/lead-mail/sender/endpoints'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { Row, Stack } from '../../../ui/layout/flow'
import { Notice } from '../../../ui/layout/notice'
import { Chip } from '../../../ui/text/chip'
import { Facts } from '../../../ui/text/facts'
import { showToast } from '../../../ui/toasts/toast'
import { useCompanyDay } from '../../accounts/use-company-day'

interface SenderStateProps {
  own: OwnMailServer
  onRemoved: () => void
}

const stateOf = ({ isOn, error }: OwnMailServer): string => {
  if (!isOn) return texts.states.off
  return error ? texts.states.failing : texts.states.on
}

/** Whether it works, and the ways out. */
export function SenderState({ own, onRemoved }: SenderStateProps) {
  const [isRemoving, setRemoving] = useState(false)
  const { timeZone } = useCompanyDay()
  const change = useSend(senderEndpoints.saveMailServer, {
    onSuccess: ({ message }) => showToast({ kind: 'ok', text: message }),
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, texts.failed) }),
  })
  const remove = () =>
    change.mutate(
      { kind: 'remove' },
      {
        onSuccess: () => {
          setRemoving(false)
          onRemoved()
        },
      },
    )
  return (
    <Stack gap={12}>
      <Facts
        layout="cells"
        columns={2}
        isFramed
        facts={[
          [texts.state, <Chip key="state">{stateOf(own)}</Chip>],
          [texts.worked, own.workedAt ? formatInstant(own.workedAt, timeZone) : texts.never],
        ]}
      />
      {own.error && <Notice>{own.error}</Notice>}
      <Row>
        <Button
          variant="default"
          loading={change.isPending && !isRemoving}
          onClick={() => change.mutate({ kind: own.isOn ? 'turn-off' : 'turn-on' })}
        >
          {own.isOn ? texts.turnOff : texts.turnOn}
        </Button>
        <Button variant="default" onClick={() => setRemoving(true)}>
          {texts.remove}
        </Button>
      </Row>
      {isRemoving && (
        <ConfirmDialog
          title={texts.removeTitle}
          confirm={texts.remove}
          isBusy={change.isPending}
          problem={undefined}
          onConfirm={remove}
          onClose={() => setRemoving(false)}
        >
          {texts.removeText}
        </ConfirmDialog>
      )}
    </Stack>
  )
}
