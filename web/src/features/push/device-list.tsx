import { calendarDateOf, formatDay } from '@foyer/contract/kit/dates'
import { pushTexts as texts } from '@foyer/contract/push/messages'
import type { PushDevice } from '@foyer/contract/push/model'
import { pushEndpoints } from '@foyer/contract/wire/push/endpoints'
import { Box, Button } from '@mantine/core'
import { wordsOf } from '../../api/call-failed'
import { useSend } from '../../api/queries'
import { Row } from '../../ui/layout/flow'
import { MetaLine } from '../../ui/text/meta-line'
import { PlainList } from '../../ui/text/plain-list'
import { showToast } from '../../ui/toasts/toast'
import { browserName } from '../accounts/security/browser-name'
import { useCompanyDay } from '../accounts/use-company-day'

/** Where notifications are shown, to be tried and removed one by one. */
export function DeviceList({ devices }: { devices: PushDevice[] }) {
  return (
    <PlainList isDivided label={texts.devices}>
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} />
      ))}
    </PlainList>
  )
}

function DeviceRow({ device: { id, userAgent, addedAt, isThis } }: { device: PushDevice }) {
  const { timeZone } = useCompanyDay()
  const told = (text: string) => ({
    onSuccess: () => showToast({ kind: 'ok', text }),
    onError: (error: unknown) => showToast({ kind: 'problem', text: wordsOf(error, texts.failed) }),
  })
  const test = useSend(pushEndpoints.testPush, told(texts.tested))
  const remove = useSend(pushEndpoints.removePushDevice, told(texts.removed))
  const name = browserName(userAgent)
  const since = texts.addedOn(formatDay(calendarDateOf(addedAt, timeZone)))
  return (
    <li>
      <Box py={8}>
        <Row gap={8} grow="first" isOneLine>
          <div>
            <strong>{name}</strong>
            <MetaLine pieces={[isThis ? texts.thisDevice : undefined, since]} />
          </div>
          <Button
            size="xs"
            variant="default"
            loading={test.isPending}
            aria-label={texts.testOn(name)}
            onClick={() => test.mutate({ id })}
          >
            {texts.test}
          </Button>
          {!isThis && (
            <Button
              size="xs"
              variant="default"
              loading={remove.isPending}
              aria-label={texts.removeFrom(name)}
              onClick={() => remove.mutate({ id })}
            >
              {texts.remove}
            </Button>
          )}
        </Row>
      </Box>
    </li>
  )
}
