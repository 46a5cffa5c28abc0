import { boardTexts } from '@foyer/contract/board/messages'
import { calendarName } from '@foyer/contract/calendar/messages-place'
import { leadLimits } from '@foyer/contract/leads/limits'
import { leadListTexts } from '@foyer/contract/leads/messages'
import { helpTexts, settingsTexts } from '@foyer/contract/shell/messages'
import { ActionIcon, Box } from '@mantine/core'
import { IconCalendarEvent, IconHelpCircle, IconSettings } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { addresses } from '../../app/addresses'
import { ImportButton } from '../../features/intake/import/import-button'
import { LeadDialogs } from '../../features/leads/lead-dialogs'
import { ExportButton } from '../../features/leads/list/export/export-button'
import { AddLeadButton } from '../../features/leads/record/capture/add-lead-button'
import { EditPipelineButton } from '../../features/pipeline/edit/edit-pipeline-button'
import { SearchInAddress } from '../../ui/list/search-in-address'
import { useIsPhone } from '../../ui/phone'
import { PageTitle } from '../../ui/text/page-title'
import { PointerTooltip } from '../../ui/text/pointer-tooltip'
import styles from './leads-tabs.module.css'

const HelpDialog = lazy(() =>
  import('../help/help-dialog').then((module) => ({ default: module.HelpDialog })),
)

const AnalyticsControls = lazy(() =>
  import('../../features/analytics/controls/analytics-controls').then((module) => ({
    default: module.AnalyticsControls,
  })),
)

interface LeadsTab {
  label: string
  to: string
  isAt: (pathname: string) => boolean
  /** Search belongs to the list alone. */
  hasSearch: boolean
}

const tabs: readonly LeadsTab[] = [
  {
    label: leadListTexts.leadManagement,
    to: addresses.leads,
    isAt: (pathname) => /^\/(lms|leads)(\/\d*)?\/?$/.test(pathname),
    hasSearch: true,
  },
  {
    label: boardTexts.tab,
    to: addresses.pipeline,
    isAt: (pathname) => pathname.replace(/\/$/, '') === addresses.pipeline,
    hasSearch: false,
  },
  {
    label: leadListTexts.analytics,
    to: addresses.analytics,
    isAt: (pathname) => pathname.replace(/\/$/, '') === addresses.analytics,
    hasSearch: false,
  },
]

/** The bar above everything about leads. */
export function LeadsTabs() {
  const { pathname } = useLocation()
  const isPhone = useIsPhone()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const current = tabs.find(({ isAt }) => isAt(pathname))
  // C-153: the leads tab last used.
  const used = current?.label
  useEffect(() => {
    if (used) localStorage.setItem('headerTab', used)
  }, [used])
  return (
    <div className={styles.bar}>
      <PageTitle>{leadListTexts.title}</PageTitle>
      <nav className={styles.tabs} aria-label={leadListTexts.title}>
        {tabs.map((tab) => (
          <Link
            key={tab.to}
            className={styles.tab}
            data-hover="ink"
            to={tab.to}
            aria-current={tab === current ? 'page' : undefined}
          >
            {tab.label}
          </Link>
        ))}
      </nav>
      {current?.hasSearch && (
        <SearchInAddress className={styles.search} label={leadListTexts.search} max={leadLimits.searchMax} />
      )}
      {current?.to === addresses.pipeline && !isPhone && (
        <Box component="span" flex="none">
          <EditPipelineButton />
        </Box>
      )}
      {current?.to === addresses.analytics && (
        <Suspense>
          <AnalyticsControls className={styles.controls} />
        </Suspense>
      )}
      {current?.hasSearch && <ImportButton className={styles.tool} />}
      {current?.hasSearch && <ExportButton className={styles.tool} />}
      <PointerTooltip label={calendarName}>
        <ActionIcon
          className={styles.tool}
          component={Link}
          to={addresses.calendar}
          aria-label={calendarName}
          visibleFrom="sm"
        >
          <IconCalendarEvent size={18} stroke={1.6} />
        </ActionIcon>
      </PointerTooltip>
      <PointerTooltip label={helpTexts.open}>
        <ActionIcon className={styles.tool} aria-label={helpTexts.open} onClick={() => setHelpOpen(true)}>
          <IconHelpCircle size={18} stroke={1.6} />
        </ActionIcon>
      </PointerTooltip>
      <PointerTooltip label={settingsTexts.open}>
        <ActionIcon
          className={styles.tool}
          component={Link}
          to={addresses.settings.root}
          aria-label={settingsTexts.open}
        >
          <IconSettings size={18} stroke={1.6} />
        </ActionIcon>
      </PointerTooltip>
      {/* On a phone it is in the bar at the foot. */}
      {!isPhone && <AddLeadButton />}
      <LeadDialogs />
      <Suspense fallback={null}>{isHelpOpen && <HelpDialog onClose={() => setHelpOpen(false)} />}</Suspense>
    </div>
  )
}
