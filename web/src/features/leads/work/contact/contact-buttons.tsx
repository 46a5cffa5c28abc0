import { contactTexts as texts } from '@foyer/contract/leads/messages/contact'
import { leadName } from '@foyer/contract/leads/rules'
import { whatsAppAddress } from '@foyer/contract/leads/work/contact'
import { ActionIcon, Button } from '@mantine/core'
import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react'
import type { MouseEvent, ReactElement } from 'react'
import { PointerTooltip } from '../../../../ui/text/pointer-tooltip'
import { SendEmailButton } from '../mail/send-email-button'
import classes from './contact.module.css'
import { dialAddress } from './dial-address'
import { type ContactedLead, useContact } from './use-contact'
import { WhatsAppMenu } from './whatsapp-menu'

interface ContactButtonsProps {
  lead: ContactedLead
  /** With words, each as wide as the others: for the head of a page. */
  isWide?: boolean
  withEmail?: boolean
}

interface ButtonLook {
  isWide: boolean
  Glyph: typeof IconPhone
  label: string
  word: string
}

/** The properties of the button in either look; the address or what a click does is given by the caller. */
const looks = ({ isWide, Glyph, label, word }: ButtonLook) =>
  isWide
    ? {
        variant: 'default',
        'aria-label': label,
        leftSection: <Glyph size={16} stroke={1.6} aria-hidden />,
        children: word,
      }
    : { 'data-tap': true, 'aria-label': label, children: <Glyph size={18} stroke={1.6} aria-hidden /> }

/** One tap to ring, to write on WhatsApp, to write an email; nothing where there is no number or address. */
export function ContactButtons({ lead, isWide = false, withEmail = false }: ContactButtonsProps) {
  const contact = useContact(lead)
  const name = leadName(lead)
  const { phone, email } = lead
  const isOnWhatsApp = phone !== undefined && whatsAppAddress(phone, '') !== undefined

  const link = (href: string, look: Omit<ButtonLook, 'isWide'>, onTap?: () => void): ReactElement => {
    const tap = (event: MouseEvent) => {
      event.stopPropagation()
      onTap?.()
    }
    const props = { component: 'a' as const, href, onClick: tap, ...looks({ ...look, isWide }) }
    return isWide ? <Button {...props} /> : <ActionIcon {...props} />
  }
  const named = (label: string, button: ReactElement) =>
    isWide ? button : <PointerTooltip label={label}>{button}</PointerTooltip>

  const whatsApp = { Glyph: IconBrandWhatsapp, label: texts.whatsApp(name), word: texts.whatsAppShort }
  const open = looks({ ...whatsApp, isWide })
  if (!phone && !(withEmail && email)) return null
  return (
    <span className={classes.buttons} data-wide={isWide || undefined}>
      {phone &&
        named(
          texts.call(name),
          link(
            dialAddress(phone),
            { Glyph: IconPhone, label: texts.call(name), word: texts.callShort },
            () => void contact('call'),
          ),
        )}
      {phone && isOnWhatsApp && (
        <WhatsAppMenu lead={{ ...lead, phone }} onContact={() => void contact('whatsapp')}>
          {isWide ? <Button {...open} /> : <ActionIcon {...open} />}
        </WhatsAppMenu>
      )}
      {withEmail && email && <SendEmailButton lead={lead} label={texts.email(name)} isWide={isWide} />}
    </span>
  )
}
