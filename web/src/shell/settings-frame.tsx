import { settingsTexts } from '@foyer/contract/shell/messages'
import { ActionIcon } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconLock } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Link, Outlet, useLocation, useNavigate } from 'react-router'
import { useCan } from '../features/accounts/use-can'
import { type HideSearch, SearchInAddress } from '../ui/list/search-in-address'
import { EmptyState } from '../ui/states/empty-state'
import { PageTitle } from '../ui/text/page-title'
import { PointerTooltip } from '../ui/text/pointer-tooltip'
import styles from './settings-frame.module.css'
import { settingsItems as items, type SettingsItem } from './settings-items'

/** Everything that shapes the work with leads: the menu at the left, one subject beside it. */
export function SettingsFrame() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const mayRead = useCan('leads.read')
  const [isSearchHidden, hideSearch] = useState(false)
  if (!mayRead) return <EmptyState isPage icon={IconLock} title={settingsTexts.refused} />
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <div className={styles.steps}>
          <PointerTooltip label={settingsTexts.back}>
            <ActionIcon aria-label={settingsTexts.back} onClick={() => navigate(-1)}>
              <IconArrowLeft size={18} stroke={1.6} />
            </ActionIcon>
          </PointerTooltip>
          <PointerTooltip label={settingsTexts.forward}>
            <ActionIcon aria-label={settingsTexts.forward} onClick={() => navigate(1)}>
              <IconArrowRight size={18} stroke={1.6} />
            </ActionIcon>
          </PointerTooltip>
        </div>
        <PageTitle documentTitle={titleOf(pathname)}>{settingsTexts.title}</PageTitle>
        {isSearched(pathname) && !isSearchHidden && (
          <SearchInAddress key={pathname} className={styles.search} label={settingsTexts.search} />
        )}
      </div>
      <Menu pathname={pathname} />
      <div className={styles.subject}>
        <Outlet context={hideSearch satisfies HideSearch} />
      </div>
    </div>
  )
}

const isAt = (item: SettingsItem, pathname: string) =>
  pathname.replace(/\/$/, '') === item.to || item.covers?.test(pathname) === true

/** Forms have nothing to search in, and those of a field have addresses of their own. */
const isSearched = (pathname: string): boolean =>
  items.some(({ to, isUnsearched }) => !isUnsearched && pathname.replace(/\/$/, '') === to)

function titleOf(pathname: string): string {
  const current = items.find((item) => isAt(item, pathname))
  return current ? `${current.label} · ${settingsTexts.title}` : settingsTexts.title
}

function Menu({ pathname }: { pathname: string }) {
  const list = useRef<HTMLElement>(null)
  const mayRestore = useCan('deleted.read')
  const shown = items.filter(({ isForAdmins }) => !isForAdmins || mayRestore)
  // On a phone the menu scrolls sideways; where one is has to be in sight.
  useEffect(() => {
    if (!pathname) return
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <nav ref={list} className={styles.menu} aria-label={settingsTexts.title}>
      {shown.map((item) => (
        <Link
          key={item.to}
          className={styles.item}
          data-hover="ink"
          to={item.to}
          aria-current={isAt(item, pathname) ? 'page' : undefined}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  )
}
