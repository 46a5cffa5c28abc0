import { contactTexts } from '@foyer/contract/leads/messages/contact'
import { fillMessage, messageValues, whatsAppAddress } from '@foyer/contract/leads/work/contact'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { Menu } from '@mantine/core'
import { IconMessageCircle } from '@tabler/icons-react'
import type { MouseEvent, ReactElement } from 'react'
import { useEndpoint } from '../../../../api/queries'
import classes from './contact.module.css'
import type { ContactedLead } from './use-contact'
import { useMessageSource } from './use-message-source'

interface WhatsAppMenuProps {
  lead: ContactedLead & { phone: string }
  /** The button that opens it. */
  children: ReactElement
  onContact: () => void
}

/** The chat with a lead: empty, or with one of the messages of the company, filled in for this lead. */
export function WhatsAppMenu({ lead, children, onContact }: WhatsAppMenuProps) {
  return (
    <Menu position="bottom-end" width={300} withInitialFocusPlaceholder={false}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown onClick={(event) => event.stopPropagation()}>
        <Chats lead={lead} onContact={onContact} />
      </Menu.Dropdown>
    </Menu>
  )
}

/** Drawn, and read, when the menu is open: a list has fifty of them. */
function Chats({ lead, onContact }: Omit<WhatsAppMenuProps, 'children'>) {
  const from = useMessageSource()
  const choices = useEndpoint(leadWorkEndpoints.choices, {}, { staleTime: 60_000 })
  const messages = (choices.data ?? [])
    .filter(({ kind }) => kind === 'message')
    .map(({ id, label, text = '' }) => ({ id, label, text: fillMessage(text, messageValues(lead, from)) }))

  // The menu is elsewhere on the page, but its clicks would still count as clicks on the row.
  const go = (event: MouseEvent) => {
    event.stopPropagation()
    onContact()
  }
  const chat = (text: string) => ({
    component: 'a' as const,
    href: whatsAppAddress(lead.phone, text),
    target: '_blank',
    rel: 'noopener',
    onClick: go,
  })
  return (
    <>
      <Menu.Item leftSection={<IconMessageCircle size={16} stroke={1.6} aria-hidden />} {...chat('')}>
        {contactTexts.openChat}
      </Menu.Item>
      {(messages.length > 0 || choices.isError) && <Menu.Divider />}
      {messages.length > 0 && <Menu.Label>{contactTexts.messages}</Menu.Label>}
      {messages.map(({ id, label, text }) => (
        <Menu.Item key={id} {...chat(text)}>
          <span className={classes.message}>
            <strong>{label}</strong>
            <span>{text}</span>
          </span>
        </Menu.Item>
      ))}
      {choices.isError && !choices.data && <Menu.Label>{contactTexts.messagesFailed}</Menu.Label>}
    </>
  )
}
