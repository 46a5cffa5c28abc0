import { isDemoEmail } from '@foyer/contract/accounts/demo-email'
import type { Profile } from '@foyer/contract/accounts/model'
import { frameTexts } from '@foyer/contract/shell/messages'
import { Group } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { matchPath, Outlet, useLocation } from 'react-router'
import { settings } from '../api/settings'
import { addresses } from '../app/addresses'
import { useFeatures, useProfile } from '../features/accounts/use-profile'
import { AddLeadIcon } from '../features/leads/record/capture/add-lead-everywhere'
import { OutcomePlace } from '../features/leads/work/contact/outcome-place'
import { NotificationBell } from '../features/notifications/notification-bell'
import { useKeepConnected } from '../features/push/use-keep-connected'
import { DrawnInSlices } from '../ui/drawn-in-slices'
import { useIsPhone } from '../ui/phone'
import { FailedState } from '../ui/states/failed-state'
import { AddLeadSlot } from './add-lead-slot'
import styles from './frame.module.css'
import { KeysSlot } from './keys/keys-slot'
import { MailSlot } from './mail-slot'
import { CompanyMark } from './nav/company-mark'
import { LeadsTabs } from './nav/leads-tabs'
import { navItems } from './nav/nav-items'
import { PhoneBar } from './nav/phone-bar'
import { ProfileMenu } from './nav/profile-menu'
import { TopNav } from './nav/top-nav'
import { afterFirstPage } from './offline/after-first-page'
import { ProjectSlot } from './project-slot'
import { OpenedHere } from './search/opened-here'
import { SearchButton } from './search/search-button'
import { usePageIcon } from './use-page-icon'

const WaitingPlace = lazy(() =>
  import('./waiting/waiting-place').then((module) => ({ default: module.WaitingPlace })),
)
const OfflinePlace = lazy(() =>
  afterFirstPage()
    .then(() => import('./offline/offline-place'))
    .then((module) => ({ default: module.OfflinePlace })),
)

/** These have a bar of their own. */
const hasOwnBar = (pathname: string) =>
  pathname.startsWith(addresses.settings.root) ||
  [addresses.leadDetails(':id'), addresses.olderLeadDetails(':id')].some((path) => matchPath(path, pathname))

/** The owners of a made-up company are made up too. */
const isMadeUp = ({ email, superAdmins }: Profile) =>
  [email, ...superAdmins.map((owner) => owner.email)].some(isDemoEmail)

/** Around every page of a signed-in person: where one can go, who one is, and the page itself. */
export function PageFrame() {
  const isPhone = useIsPhone()
  const { pathname } = useLocation()
  const { data: profile } = useProfile()
  const features = useFeatures()
  usePageIcon(profile?.company.logoUrl)
  useKeepConnected()
  if (!profile) return null

  const items = profile.isClient ? [] : navItems(features.data ?? [], settings.areas, pathname)
  const isKnown = features.data !== undefined
  const isLeads = items.some(({ id, isCurrent }) => id === 'leads' && isCurrent) && !hasOwnBar(pathname)
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {frameTexts.skip}
      </a>
      <header className={styles.head} data-folds>
        <CompanyMark profile={profile} />
        {isKnown && !isPhone && items.length > 0 && <TopNav items={items} />}
        <Group gap={4} wrap="nowrap" flex="none" ml="auto">
          <Suspense>{!profile.isClient && <WaitingPlace profile={profile} />}</Suspense>
          {!profile.isClient && !isPhone && !isLeads && <AddLeadIcon />}
          {!profile.isClient && <SearchButton />}
          {!profile.isClient && <NotificationBell userId={profile.id} />}
          <ProfileMenu profile={profile} features={features.data ?? []} />
        </Group>
      </header>
      <Suspense>{!profile.isClient && <OfflinePlace className={styles.demo} />}</Suspense>
      {settings.isDemo && isMadeUp(profile) && (
        <aside className={styles.demo} aria-label={frameTexts.demoLabel}>
          {frameTexts.demo}
        </aside>
      )}
      <main id="content" className={styles.main} data-fills tabIndex={-1}>
        {isLeads && <LeadsTabs />}
        {/* What somebody may see is not guessed: the page waits until it is known. */}
        {isKnown && (
          <DrawnInSlices>
            <MailSlot>
              <Outlet />
            </MailSlot>
          </DrawnInSlices>
        )}
        {features.isError && !isKnown && (
          <FailedState isPage what={frameTexts.profileFailed} onRetry={() => void features.refetch()} />
        )}
      </main>
      {isKnown && isPhone && items.length > 0 && <PhoneBar items={items} />}
      <OutcomePlace />
      <ProjectSlot />
      {!profile.isClient && <KeysSlot />}
      {!profile.isClient && <OpenedHere companyId={profile.company.id} />}
      {!profile.isClient && isKnown && <AddLeadSlot />}
    </div>
  )
}
