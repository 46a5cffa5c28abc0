import { contactTexts } from '@foyer/contract/leads/messages/contact'
import { personalDataMenuTexts } from '@foyer/contract/leads/messages/personal-data'
import { panelTexts } from '@foyer/contract/leads/messages/preview'
import { leadProjectTexts } from '@foyer/contract/leads/messages/project'
import { selectionTexts } from '@foyer/contract/leads/messages/selection'
import { stageMoveTexts, previewTexts as texts } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArchive,
  IconArrowBackUp,
  IconDotsVertical,
  IconDownload,
  IconFileInvoice,
  IconFolderPlus,
  IconMapPin,
  IconPencil,
  IconTrash,
  IconUserPlus,
} from '@tabler/icons-react'
import { useCan } from '../../../accounts/use-can'
import { useGuard } from '../../../accounts/use-guard'
import { useLeadDialogs } from '../../dialogs-in-address'
import { useConvertLead, useSendQuotation } from '../../work/project/use-project-guards'
import type { LeadMenuDialog } from './lead-menu-dialogs'
import { savePersonalData } from './save-personal-data'

interface LeadMenuProps {
  lead: LeadRow
  /** It is in the archive already. */
  isArchived?: boolean
  onOpen: (dialog: LeadMenuDialog) => void
  className?: string | undefined
}

/** What can be done with a lead as a whole, wherever it is shown by itself. */
export function LeadMenu({ lead, isArchived = false, onOpen, className }: LeadMenuProps) {
  const guard = useGuard('leads.edit')
  const canReopen = useCan('leads.reopen') && lead.stage.kind === 'won'
  const canExport = useCan('leads.exportPerson')
  const { openEdit, openVisit } = useLeadDialogs()
  const quotation = useSendQuotation(lead.id)
  const convert = useConvertLead(lead.id)
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon className={className} aria-label={panelTexts.more}>
          <IconDotsVertical size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil size={16} stroke={1.6} />}
          {...guard.lock}
          onClick={guard(() => openEdit(lead.id))}
        >
          {texts.editLead}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconUserPlus size={16} stroke={1.6} />}
          {...guard.lock}
          onClick={guard(() => onOpen('assign'))}
        >
          {texts.assign}
        </Menu.Item>
        {!isArchived && (
          <Menu.Item
            leftSection={<IconMapPin size={16} stroke={1.6} />}
            {...guard.lock}
            onClick={guard(() => openVisit(lead.id))}
          >
            {contactTexts.visit}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconFileInvoice size={16} stroke={1.6} />}
          {...quotation.lock}
          onClick={quotation.onClick}
        >
          {leadProjectTexts.sendAQuotation}
        </Menu.Item>
        {!lead.isConverted && !isArchived && (
          <Menu.Item
            leftSection={<IconFolderPlus size={16} stroke={1.6} />}
            {...convert.lock}
            onClick={convert.onClick}
          >
            {leadProjectTexts.convert}
          </Menu.Item>
        )}
        {canReopen && (
          <Menu.Item
            leftSection={<IconArrowBackUp size={16} stroke={1.6} />}
            onClick={() => onOpen('reopen')}
          >
            {stageMoveTexts.reopen}
          </Menu.Item>
        )}
        {!isArchived && (
          <Menu.Item
            leftSection={<IconArchive size={16} stroke={1.6} />}
            {...guard.lock}
            onClick={guard(() => onOpen('archive'))}
          >
            {selectionTexts.archive}
          </Menu.Item>
        )}
        {canExport && (
          <Menu.Item
            leftSection={<IconDownload size={16} stroke={1.6} />}
            onClick={() => savePersonalData(lead.id)}
          >
            {personalDataMenuTexts.action}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item
          color="var(--fy-past)"
          leftSection={<IconTrash size={16} stroke={1.6} />}
          {...guard.lock}
          onClick={guard(() => onOpen('delete'))}
        >
          {texts.deleteLead}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
