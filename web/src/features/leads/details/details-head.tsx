import type { LeadDetail } from '@foyer/contract/leads/draft'
import { detailsPageTexts as texts } from '@foyer/contract/leads/messages/details'
import { detailsTexts, stageMoveTexts } from '@foyer/contract/leads/messages/work'
import { leadName } from '@foyer/contract/leads/rules'
import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowLeft,
  IconDotsVertical,
  IconPencil,
  IconTrash,
  IconUserPlus,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { PageTitle } from '../../../ui/page-title'
import { useGuard } from '../../accounts/use-guard'
import { useCan } from '../../accounts/use-profile'
import { useLeadDialogs } from '../dialogs-in-address'
import classes from './details.module.css'
import type { DetailsDialog } from './details-dialogs'
import { useWayBack } from './use-way-back'

interface DetailsHeadProps {
  lead: LeadDetail
  onOpen: (dialog: DetailsDialog) => void
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
        <DetailsMenu lead={lead} onOpen={onOpen} />
      </div>
    </div>
  )
}

function DetailsMenu({ lead, onOpen }: Omit<DetailsHeadProps, 'children'>) {
  const guard = useGuard('leads.edit')
  const canReopen = useCan('leads.reopen') && lead.stage.kind === 'won'
  const { openEdit } = useLeadDialogs()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon className={classes.menu} aria-label={texts.menu}>
          <IconDotsVertical size={20} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil size={16} stroke={1.6} />}
          onClick={guard(() => openEdit(lead.id))}
        >
          {detailsTexts.editLead}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconUserPlus size={16} stroke={1.6} />}
          onClick={guard(() => onOpen('assign'))}
        >
          {texts.assign}
        </Menu.Item>
        {canReopen && (
          <Menu.Item
            leftSection={<IconArrowBackUp size={16} stroke={1.6} />}
            onClick={guard(() => onOpen('reopen'))}
          >
            {stageMoveTexts.reopen}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} stroke={1.6} />}
          onClick={guard(() => onOpen('delete'))}
        >
          {detailsTexts.deleteLead}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
