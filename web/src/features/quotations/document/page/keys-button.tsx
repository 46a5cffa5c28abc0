import { keyTexts as texts } from '@foyer/contract/quotations/document/messages-editor'
import { ActionIcon, Kbd, Popover } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { Facts } from '../../../../ui/text/facts'
import { QuietText } from '../../../../ui/text/quiet-text'

/** How the grid is used by keys. */
export function KeysButton() {
  return (
    <Popover position="bottom-end" width={380}>
      <Popover.Target>
        <ActionIcon aria-label={texts.open}>
          <IconKeyboard size={18} stroke={1.6} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Facts
          layout="rows"
          facts={texts.keys.map(([keys, what]) => [what, <Kbd key={keys}>{keys}</Kbd>] as const)}
        />
        <QuietText size="small">{texts.sums}</QuietText>
      </Popover.Dropdown>
    </Popover>
  )
}
