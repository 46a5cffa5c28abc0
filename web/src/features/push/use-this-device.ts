import { pushTexts as texts } from '@foyer/contract/push/messages'
import type { PushSettings } from '@foyer/contract/push/model'
import { pushEndpoints } from '@foyer/contract/wire/push/endpoints'
import { useState } from 'react'
import { wordsOf } from '../../api/call-failed'
import { disconnectBrowser, forgetMark } from '../../api/device/push-here'
import { useSend } from '../../api/queries'
import { showToast } from '../../ui/toasts/toast'
import { markConnected } from './connected-mark'
import { abilityOf, connectBrowser } from './this-browser'

const tellFailure = (error: unknown) =>
  showToast({ kind: 'problem', text: wordsOf(error, texts.turnOnFailed) })

/** Whether notifications are shown in this browser, and how to change that. */
export function useThisDevice({ serverKey, devices }: PushSettings) {
  const [ability, setAbility] = useState(abilityOf)
  const add = useSend(pushEndpoints.addPushDevice)
  const remove = useSend(pushEndpoints.removePushDevice)
  const device = devices.find(({ isThis }) => isThis)

  async function turnOn() {
    const place = await connectBrowser(serverKey)
    setAbility(abilityOf())
    if (!place) return
    const { id } = await add.mutateAsync(place)
    markConnected(id, place)
    showToast({ kind: 'ok', text: texts.turnedOn })
  }
  async function turnOff() {
    if (device) await remove.mutateAsync({ id: device.id })
    forgetMark()
    await disconnectBrowser()
    showToast({ kind: 'ok', text: texts.turnedOff })
  }
  return {
    ability,
    isOn: device !== undefined,
    choose: (isOn: boolean) => (isOn ? turnOn() : turnOff()).catch(tellFailure),
  }
}
