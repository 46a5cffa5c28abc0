import { leadListTexts } from '@foyer/contract/leads/messages'
import { helpTexts } from '@foyer/contract/shell/messages'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { addresses } from '../app/addresses'
import { PageTitle } from '../ui/page-title'
import { HelpDialog } from './help/help-dialog'
import { LeadSearch } from './lead-search'
import styles from './leads-tabs.module.css'

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
]

/** The bar above everything about leads. */
export function LeadsTabs() {
  const { pathname } = useLocation()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const current = tabs.find(({ isAt }) => isAt(pathname))
  return (
    <div className={styles.bar}>
      <PageTitle>{leadListTexts.title}</PageTitle>
      <nav className={styles.tabs} aria-label={leadListTexts.title}>
        {tabs.map((tab) => (
          <Link
            key={tab.to}
            className={styles.tab}
            to={tab.to}
            aria-current={tab === current ? 'page' : undefined}
          >
            {tab.label}
          </Link>
        ))}
      </nav>
      {current?.hasSearch && <LeadSearch />}
      <Tooltip label={helpTexts.open}>
        <ActionIcon className={styles.help} aria-label={helpTexts.open} onClick={() => setHelpOpen(true)}>
          <IconHelpCircle size={18} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      <HelpDialog opened={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  )
}
