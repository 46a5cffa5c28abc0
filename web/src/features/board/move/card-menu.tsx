import { cardTexts as texts } from '@foyer/contract/board/messages'
import type { BoardCard } from '@foyer/contract/board/model'
import { contactTexts } from '@foyer/contract/leads/messages/contact'
import { followUpPickTexts } from '@foyer/contract/leads/messages/next/next-step'
import { leadName } from '@foyer/contract/leads/rules'
import { whatsAppAddress } from '@foyer/contract/leads/work/contact'
import type { PipelineStage } from '@foyer/contract/pipeline/model'
import { Menu, UnstyledButton } from '@mantine/core'
import {
  IconBell,
  IconBrandWhatsapp,
  IconCalendarTime,
  IconCheck,
  IconExternalLink,
  IconPhone,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { addresses } from '../../../app/addresses'
import { useGuard } from '../../accounts/use-guard'
import { dialAddress } from '../../leads/work/contact/dial-address'
import { type ContactedLead, useContact } from '../../leads/work/contact/use-contact'
import { StageMark } from '../../pipeline/stage-mark'

export interface OpenMenu {
  card: BoardCard
  at: { x: number; y: number }
}

interface CardMenuProps extends OpenMenu {
  stages: readonly PipelineStage[]
  onFollowUp: () => void
  onMove: (to: PipelineStage) => void
  /** To the preview, at the status. */
  onOpen: (leadId: string) => void
  onClose: () => void
}

/** One menu for all cards: to another stage without dragging, or to the whole lead. */
export function CardMenu({ card, at, stages, onFollowUp, onMove, onOpen, onClose }: CardMenuProps) {
  const guard = useGuard('leads.edit')
  const stage = stages.find(({ id }) => id === card.stageId)
  const isWon = stage?.kind === 'won'
  const assignee = card.assignee && { ...card.assignee, email: '' }
  const lead = stage && card.phone ? { ...card, phone: card.phone, stage, assignee } : undefined
  return (
    <Menu
      opened
      onClose={onClose}
      position="bottom-start"
      width={230}
      returnFocus={false}
      // A focusable element that is no item does not belong into a menu.
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton
          pos="fixed"
          w={1}
          h={1}
          style={{ left: at.x, top: at.y, pointerEvents: 'none' }}
          tabIndex={-1}
          aria-label={texts.actions(leadName(card))}
        />
      </Menu.Target>
      <Menu.Dropdown mah="min(420px, 70dvh)" style={{ overflow: 'auto' }}>
        <Menu.Item
          component={Link}
          to={addresses.leadDetails(card.id)}
          leftSection={<IconExternalLink size={16} stroke={1.6} />}
        >
          {texts.viewDetails}
        </Menu.Item>
        {!isWon && guard.because === undefined && (
          <Menu.Item leftSection={<IconBell size={16} stroke={1.6} />} onClick={() => onOpen(card.id)}>
            {texts.update}
          </Menu.Item>
        )}
        {guard.because === undefined && (
          <Menu.Item leftSection={<IconCalendarTime size={16} stroke={1.6} />} onClick={onFollowUp}>
            {followUpPickTexts.set}
          </Menu.Item>
        )}
        {lead && <ContactItems lead={lead} />}
        {!isWon && (
          <>
            <Menu.Divider />
            <Menu.Label>{texts.moveTo}</Menu.Label>
            {stages.map((stage) => (
              <Menu.Item
                key={stage.id}
                disabled={stage.id === card.stageId}
                rightSection={stage.id === card.stageId ? <IconCheck size={16} stroke={1.6} /> : undefined}
                {...(stage.id !== card.stageId && guard.lock)}
                onClick={() => onMove(stage)}
              >
                <StageMark stage={stage} />
              </Menu.Item>
            ))}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

/** One tap to ring or to write; both are written into the history, as everywhere. */
function ContactItems({ lead }: { lead: ContactedLead & { phone: string } }) {
  const contact = useContact(lead)
  const chat = whatsAppAddress(lead.phone, '')
  return (
    <>
      <Menu.Item
        component="a"
        href={dialAddress(lead.phone)}
        leftSection={<IconPhone size={16} stroke={1.6} />}
        onClick={() => void contact('call')}
      >
        {contactTexts.callShort}
      </Menu.Item>
      {chat && (
        <Menu.Item
          component="a"
          href={chat}
          target="_blank"
          rel="noopener"
          leftSection={<IconBrandWhatsapp size={16} stroke={1.6} />}
          onClick={() => void contact('whatsapp')}
        >
          {contactTexts.whatsAppShort}
        </Menu.Item>
      )}
    </>
  )
}
