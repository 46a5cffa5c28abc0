import { frameTexts } from '@foyer/contract/shell/messages'
import { Outlet, useLocation } from 'react-router'
import { settings } from '../api/settings'
import { addresses } from '../app/addresses'
import { useFeatures, useProfile } from '../features/accounts/use-profile'
import { NotificationBell } from '../features/notifications/notification-bell'
import { FailedState } from '../ui/failed-state'
import { useIsPhone } from '../ui/phone'
import { CompanyMark } from './company-mark'
import styles from './frame.module.css'
import { LeadsTabs } from './leads-tabs'
import { navItems } from './nav-items'
import { PhoneBar } from './phone-bar'
import { ProfileMenu } from './profile-menu'
import { TopNav } from './top-nav'
import { usePageIcon } from './use-page-icon'

/** Around every page of a signed-in person: where one can go, who one is, and the page itself. */
export function PageFrame() {
  const isPhone = useIsPhone()
  const { pathname } = useLocation()
  const { data: profile } = useProfile()
  const features = useFeatures()
  usePageIcon(profile?.company.logoUrl)
  if (!profile) return null

  const items = profile.isClient ? [] : navItems(features.data ?? [], settings.areas, pathname)
  const isKnown = features.data !== undefined
  // The settings have a bar of their own.
  const isLeads =
    items.some(({ id, isCurrent }) => id === 'leads' && isCurrent) &&
    !pathname.startsWith(addresses.settings.root)
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {frameTexts.skip}
      </a>
      <header className={styles.head}>
        <CompanyMark profile={profile} />
        {isKnown && !isPhone && items.length > 0 && <TopNav items={items} />}
        <div className={styles.tools}>
          {!profile.isClient && <NotificationBell userId={profile.id} />}
          <ProfileMenu profile={profile} features={features.data ?? []} />
        </div>
      </header>
      {settings.isDemo && (
        <aside className={styles.demo} aria-label={frameTexts.demoLabel}>
          {frameTexts.demo}
        </aside>
      )}
      <main id="content" className={styles.main} tabIndex={-1}>
        {isLeads && <LeadsTabs />}
        {/* What somebody may see is not guessed: the page waits until it is known. */}
        {isKnown && <Outlet />}
        {features.isError && !isKnown && (
          <FailedState isPage what={frameTexts.profileFailed} onRetry={() => void features.refetch()} />
        )}
      </main>
      {isKnown && isPhone && items.length > 0 && <PhoneBar items={items} />}
    </div>
  )
}
