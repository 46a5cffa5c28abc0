import { installTexts as texts } from '@foyer/contract/shell/messages/offline'
import { Menu } from '@mantine/core'
import { install, useInstallWay } from './install-offer'

/** In the profile menu, where the product can be put beside the apps of a device. */
export function InstallItem({ onByHand }: { onByHand: () => void }) {
  const way = useInstallWay()
  if (!way) return null
  return (
    <>
      <Menu.Item onClick={() => (way === 'prompt' ? void install() : onByHand())}>{texts.entry}</Menu.Item>
      <Menu.Divider />
    </>
  )
}
