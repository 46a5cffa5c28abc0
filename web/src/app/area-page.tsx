import { linkedAreaTexts, navigationTexts, notOpenTexts } from '@foyer/contract/shell/messages'
import { Button } from '@mantine/core'
import { IconDoor } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link, matchPath, useLocation } from 'react-router'
import { settings } from '../api/settings'
import { LinkedAreaPage } from '../shell/pages/linked-area-page'
import styles from '../shell/pages/single-page.module.css'
import { PageTitle } from '../ui/text/page-title'
import { addresses } from './addresses'

const { tools, chat, purchase, bookKeeping, attendance, feedback } = addresses
const linked = { tools, chat, purchase, bookKeeping, attendance, feedback }

/** If an address is configured for the area, the browser goes there (C-144). */
function useWayElsewhere(): string | undefined {
  const { pathname } = useLocation()
  const areas = Object.keys(linked) as (keyof typeof linked)[]
  const area = areas.find((name) => matchPath(linked[name], pathname))
  return area && settings.areas[area]
}

export function AreaPage() {
  const elsewhere = useWayElsewhere()
  useEffect(() => {
    if (elsewhere) window.location.replace(elsewhere)
  }, [elsewhere])
  return elsewhere ? null : <LinkedAreaPage />
}

const notOpen = [{ path: addresses.projects, name: navigationTexts.projects }]

/** A part of the product without a page yet, which says so. */
export function NotOpenPage() {
  const { pathname } = useLocation()
  const name = notOpen.find(({ path }) => matchPath(path, pathname))?.name
  return (
    <div className={styles.page}>
      <IconDoor size={32} stroke={1.4} aria-hidden />
      <PageTitle>{name}</PageTitle>
      <p>{notOpenTexts.text}</p>
      <Button component={Link} to={addresses.home} variant="default">
        {linkedAreaTexts.home}
      </Button>
    </div>
  )
}
