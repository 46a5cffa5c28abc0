import type { LeadDetail } from '@foyer/contract/leads/draft'
import { detailsPageTexts as texts } from '@foyer/contract/leads/messages/details'
import { leadName } from '@foyer/contract/leads/rules'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { PageTitle } from '../../../ui/page-title'
import { LeadMenu } from '../menu/lead-menu'
import type { LeadMenuDialog } from '../menu/lead-menu-dialogs'
import classes from './details.module.css'
import { useWayBack } from './use-way-back'

interface DetailsHeadProps {
  lead: LeadDetail
  onOpen: (dialog: LeadMenuDialog) => void
  /** Stands beside the menu. */
  children?: ReactNode
}

/** D-001: the way back, the name, and what can be done with the lead as a whole. */
export function DetailsHead({ lead, onOpen, children }: DetailsHeadProps) {
  const goBack = useWayBack()
  const isCorporate = lead.type === 'corporate'
  const person = `${lead.firstName} ${lead.lastName}`.trim()
  return (
    <div className={classes.head}>
      <Tooltip label={texts.back}>
        <ActionIcon aria-label={texts.back} onClick={goBack}>
          <IconArrowLeft size={20} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      <div className={classes.name}>
        <PageTitle size="large">{leadName(lead)}</PageTitle>
        {isCorporate && (
          <p className={classes.kind}>{[texts.corporate, person].filter(Boolean).join(' · ')}</p>
        )}
      </div>
      <div className={classes.actions}>
        {children}
        <LeadMenu className={classes.menu} lead={lead} onOpen={onOpen} />
      </div>
    </div>
  )
}
