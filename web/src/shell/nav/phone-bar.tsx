import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { frameTexts } from '@foyer/contract/shell/messages'
import { ActionIcon, Drawer, UnstyledButton } from '@mantine/core'
import { IconAddressBook, IconBriefcase, IconDots, IconHome, IconListCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { AddLeadInBar } from '../../features/leads/record/capture/add-lead-everywhere'
import { useBackCloses } from '../../ui/dialogs/use-back-closes'
import { Row } from '../../ui/layout/flow'
import type { NavItem } from './nav-items'
import { OverdueBadge } from './overdue-badge'
import styles from './phone-bar.module.css'
import { PlaceLink } from './place-link'

const glyphs: Partial<Record<NavItem['id'], typeof IconHome>> = {
  home: IconHome,
  leads: IconAddressBook,
  projects: IconBriefcase,
  tasks: IconListCheck,
}

function place({ id, label, to, isElsewhere, isCurrent }: NavItem) {
  const Glyph = glyphs[id] ?? IconDots
  return (
    <PlaceLink
      key={id}
      className={styles.place}
      data-focus="inside"
      to={to}
      isElsewhere={isElsewhere}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Glyph size={21} stroke={1.6} aria-hidden />
      {label}
      {id === 'home' && <OverdueBadge />}
    </PlaceLink>
  )
}

/** At the foot of a phone: the four places used most, Add Lead among them, and the rest in a sheet. */
export function PhoneBar({ items }: { items: NavItem[] }) {
  const [isOpen, setOpen] = useState(false)
  const rest = items.filter(({ id }) => !glyphs[id])
  const known = items.filter(({ id }) => glyphs[id])
  const close = () => setOpen(false)
  useBackCloses(isOpen, close)
  return (
    <>
      <nav className={styles.bar} aria-label={frameTexts.mainNavigation}>
        {known.slice(0, 2).map(place)}
        <AddLeadInBar className={styles.place} />
        {known.slice(2).map(place)}
        <UnstyledButton
          className={styles.place}
          data-focus="inside"
          data-current={rest.some(({ isCurrent }) => isCurrent) || undefined}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <IconDots size={21} stroke={1.6} aria-hidden />
          {frameTexts.more}
        </UnstyledButton>
      </nav>
      <Drawer.Root opened={isOpen} onClose={close} position="bottom" size="auto" radius="lg">
        <Drawer.Overlay />
        <Drawer.Content classNames={{ content: styles.sheetPaper }}>
          <Row justify="space-between" className={styles.sheetHead}>
            <Drawer.Title component="h2" data-title>
              {frameTexts.more}
            </Drawer.Title>
            <ActionIcon size={44} aria-label={screenTexts.close} onClick={close}>
              <IconX size={20} stroke={1.6} />
            </ActionIcon>
          </Row>
          <nav className={styles.sheet} aria-label={frameTexts.more}>
            {rest.map(({ id, label, to, isElsewhere, isCurrent }) => (
              <PlaceLink
                key={id}
                data-focus="inside"
                to={to}
                isElsewhere={isElsewhere}
                aria-current={isCurrent ? 'page' : undefined}
                // The browser leaves for another application: nothing is to be closed on its way.
                onClick={isElsewhere ? undefined : close}
              >
                {label}
              </PlaceLink>
            ))}
          </nav>
        </Drawer.Content>
      </Drawer.Root>
    </>
  )
}
