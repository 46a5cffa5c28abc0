import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { viewTexts } from '@foyer/contract/leads/messages/list-surface'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { Button, Menu } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useState } from 'react'
import { useEndpoint } from '../../../api/queries'
import { FocusOnArrival } from '../../../ui/states/loaded'

/** The saved views of the list, opened on the board. */
export function BoardViews({ onOpen }: { onOpen: (query: string) => void }) {
  const [wasOpened, setOpened] = useState(false)
  const views = useEndpoint(leadListEndpoints.listViews, {}, { enabled: wasOpened })
  const [isEarly, setEarly] = useState(false)
  const open = () => {
    setOpened(true)
    setEarly(views.isPending)
  }
  return (
    <Menu position="bottom-end" width={240} withInitialFocusPlaceholder={false} onOpen={open}>
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          flex="none"
          leftSection={<IconBookmark size={15} stroke={1.6} aria-hidden />}
        >
          {viewTexts.open}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="min(420px, 70dvh)" style={{ overflow: 'auto' }}>
        {views.isPending && (
          <Menu.Label role="menuitem" aria-disabled>
            {screenTexts.loading}
          </Menu.Label>
        )}
        {views.data?.length === 0 && (
          <Menu.Label role="menuitem" aria-disabled>
            {viewTexts.none}
          </Menu.Label>
        )}
        {views.data && isEarly && <FocusOnArrival />}
        {views.data?.map(({ id, name, query }) => (
          <Menu.Item key={id} onClick={() => onOpen(query)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
