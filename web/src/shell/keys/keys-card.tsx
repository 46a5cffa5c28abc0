import { keysSheetTexts as texts } from '@foyer/contract/shell/keys'
import { Card } from '../../ui/layout/card'
import { SingleKeysSwitch } from './single-keys-switch'

/** In My Profile. */
export const KeysCard = () => (
  <Card isPadded title={texts.title}>
    <SingleKeysSwitch />
  </Card>
)
