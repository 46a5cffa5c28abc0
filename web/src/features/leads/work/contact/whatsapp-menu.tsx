import { contactTexts } from '@foyer/contract/leads/messages/contact'
import { leadName } from '@foyer/contract/leads/rules'
import { fillMessage, messageValues, whatsAppAddress } from '@foyer/contract/leads/work/contact'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { Menu, Portal } from '@mantine/core'
import { IconMessageCircle } from '@tabler/icons-react'
import {
  type ComponentPropsWithoutRef,
  cloneElement,
  type MouseEvent,
  type ReactElement,
  useRef,
  useState,
} from 'react'
import { useEndpoint } from '../../../../api/queries'
import type { Place } from '../../../../ui/dialogs/place'
import { PlaceMark } from '../../../../ui/dialogs/place-mark'
import { useFocusBack } from '../../../../ui/dialogs/use-focus-back'
import classes from './contact.module.css'
import type { ContactedLead } from './use-contact'
import { useMessageSource } from './use-message-source'

type OpenerProps = Pick<
  ComponentPropsWithoutRef<'button'>,
  'aria-haspopup' | 'aria-expanded' | 'onPointerDown' | 'onClick'
>

interface WhatsAppMenuProps {
  lead: ContactedLead & { phone: string }
  /** The button that opens it. */
  children: ReactElement<OpenerProps>
  onContact: () => void
}

/** Where the right side of a menu belongs. */
const underEndOf = (button: Element): Place => {
  const { right, bottom } = button.getBoundingClientRect()
  return { x: right - 1, y: bottom }
}

/**
 * The chat with a lead: empty, or with one of the messages of the company, filled in for this lead. A list has fifty of
 * them, so there is only the button before it is pressed.
 */
export function WhatsAppMenu({ lead, children, onContact }: WhatsAppMenuProps) {
  const [at, setAt] = useState<Place>()
  const wasOpen = useRef(false)
  return (
    <>
      {cloneElement(children, {
        'aria-haspopup': 'menu',
        'aria-expanded': at !== undefined,
        // A press outside of the menu closes it, and this is outside.
        onPointerDown: () => {
          wasOpen.current = at !== undefined
        },
        onClick: (event) => {
          event.stopPropagation()
          if (!wasOpen.current) setAt(underEndOf(event.currentTarget))
          wasOpen.current = false
        },
      })}
      {at && <Opened at={at} lead={lead} onContact={onContact} onClose={() => setAt(undefined)} />}
    </>
  )
}

interface OpenedProps extends Omit<WhatsAppMenuProps, 'children'> {
  at: Place
  onClose: () => void
}

function Opened({ at, lead, onContact, onClose }: OpenedProps) {
  useFocusBack()
  return (
    <Portal>
      <Menu opened onClose={onClose} position="bottom-end" width={300} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <PlaceMark at={at} />
        </Menu.Target>
        <Menu.Dropdown
          aria-label={contactTexts.whatsApp(leadName(lead))}
          aria-labelledby={undefined}
          onClick={(event) => event.stopPropagation()}
        >
          <Chats lead={lead} onContact={onContact} />
        </Menu.Dropdown>
      </Menu>
    </Portal>
  )
}

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
