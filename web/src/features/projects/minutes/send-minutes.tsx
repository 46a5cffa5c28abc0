import { sendMinutesTexts as texts } from '@foyer/contract/projects/minutes/messages-screen'
import type { Minutes } from '@foyer/contract/projects/minutes/model'
import { minutesEndpoints as endpoints } from '@foyer/contract/wire/projects/minutes/endpoints'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { Dialog, DialogFoot } from '../../../ui/dialogs/dialog'
import { CheckField } from '../../../ui/form/fields/check-field'
import { TickList } from '../../../ui/form/fields/tick-list'
import { FormProblem } from '../../../ui/form/form-problem'
import { Stack } from '../../../ui/layout/flow'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'

interface SendMinutesProps {
  minutes: Minutes
  onClose: () => void
}

/** Whom they go to: everybody who is named and has an address, unless somebody is left out. */
export function SendMinutes({ minutes, onClose }: SendMinutesProps) {
  const send = useSend(endpoints.sendMinutes)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const named = new Map(
    minutes.attendees.flatMap(({ name, email }) => (email ? [[email, name] as const] : [])),
  )
  const without = minutes.attendees.filter(({ email }) => !email).map(({ name }) => name)
  const to = [...named.keys()].filter((email) => !leftOut.has(email))
  const tick = (email: string, isTicked: boolean) =>
    setLeftOut(
      (former) => new Set(isTicked ? [...former].filter((one) => one !== email) : [...former, email]),
    )
  const go = () =>
    send.mutate(
      { id: minutes.id, revision: minutes.revision, to },
      {
        onSuccess: ({ message }) => {
          showToast({ kind: 'ok', text: message })
          onClose()
        },
      },
    )
  return (
    <Dialog opened title={texts.title} width={420} onClose={onClose}>
      <Stack gap={12}>
        <QuietText>{named.size > 0 ? texts.text : texts.none}</QuietText>
        <TickList>
          {[...named].map(([email, name]) => (
            <CheckField
              key={email}
              label={`${name} · ${email}`}
              value={!leftOut.has(email)}
              onChange={(isTicked) => tick(email, isTicked)}
            />
          ))}
        </TickList>
        {without.length > 0 && <QuietText size="small">{texts.without(without.join(', '))}</QuietText>}
        <FormProblem text={send.isError ? wordsOf(send.error, texts.failed) : undefined} />
      </Stack>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button disabled={to.length === 0} loading={send.isPending} onClick={go}>
          {texts.confirm(to.length)}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
