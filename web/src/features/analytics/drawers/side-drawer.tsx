import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { ActionIcon, Drawer } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useBackCloses } from '../../../ui/dialogs/use-back-closes'
import { useFocusBack } from '../../../ui/dialogs/use-focus-back'
import { Row, Stack } from '../../../ui/layout/flow'
import { useIsPhone } from '../../../ui/phone'
import { QuietText } from '../../../ui/text/quiet-text'
import styles from '../analytics.module.css'

interface SideDrawerProps {
  title: string
  /** One line below the title. */
  text: ReactNode
  /** Between the title and the list, where it stays in sight. */
  tools?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** Where nothing is typed the title is what is read first. */
const titleFocus = { tabIndex: -1, 'data-autofocus': true }

/** A list at the right of the dashboard, over the whole of a phone. */
export function SideDrawer({ title, text, tools, onClose, children }: SideDrawerProps) {
  const isPhone = useIsPhone()
  useFocusBack()
  useBackCloses(true, onClose)
  return (
    <Drawer.Root opened onClose={onClose} size={isPhone ? '100%' : 420}>
      <Drawer.Overlay />
      <Drawer.Content classNames={{ content: styles.drawer }}>
        <Stack gap={12} className={styles.drawerHead}>
          <Row gap={8} align="start" isOneLine grow="first">
            <div>
              <Drawer.Title component="h2" data-title {...(!tools && titleFocus)}>
                {title}
              </Drawer.Title>
              <QuietText size="small">{text}</QuietText>
            </div>
            <ActionIcon data-tap aria-label={screenTexts.close} onClick={onClose}>
              <IconX size={18} stroke={1.6} />
            </ActionIcon>
          </Row>
          {tools}
        </Stack>
        {children}
      </Drawer.Content>
    </Drawer.Root>
  )
}
