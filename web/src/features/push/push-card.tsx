import { pushTexts as texts } from '@foyer/contract/push/messages'
import type { PushSettings } from '@foyer/contract/push/model'
import { pushEndpoints } from '@foyer/contract/wire/push/endpoints'
import { useEndpoint } from '../../api/queries'
import { SentSwitch } from '../../ui/form/fields/sent-switch'
import { Card } from '../../ui/layout/card'
import { Loaded } from '../../ui/states/loaded'
import { QuietText } from '../../ui/text/quiet-text'
import { ChoiceForm } from './choice-form'
import { DeviceList } from './device-list'
import { useThisDevice } from './use-this-device'

const reasons = { unable: texts.unable, install: texts.install, denied: texts.denied } as const

/** What one is shown on the screens of one's devices while the product is closed. */
export function PushCard() {
  return (
    <Card isPadded title={texts.title}>
      <Loaded
        of={useEndpoint(pushEndpoints.pushSettings, {}, { staleTime: 0 })}
        failed={texts.loadFailed}
        rows={3}
      >
        {(settings) => <PushParts settings={settings} />}
      </Loaded>
    </Card>
  )
}

function PushParts({ settings }: { settings: PushSettings }) {
  const { ability, isOn, choose } = useThisDevice(settings)
  const { choice, devices } = settings
  return (
    <>
      {ability === 'able' || isOn ? (
        <SentSwitch
          label={texts.turnOn}
          aria-label={texts.turnOn}
          description={texts.hint}
          value={isOn}
          send={choose}
        />
      ) : (
        <QuietText>{reasons[ability as keyof typeof reasons]}</QuietText>
      )}
      {devices.length > 0 && <DeviceList devices={devices} />}
      {devices.length > 0 && <ChoiceForm choice={choice} />}
    </>
  )
}
