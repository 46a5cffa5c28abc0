import { clockTimeOf, formatTime12 } from '@foyer/contract/kit/dates'
import { contactTexts } from '@foyer/contract/leads/messages/contact'
import { leadName } from '@foyer/contract/leads/rules'
import { visitTexts as texts } from '@foyer/contract/leads/visits/messages'
import type { VisitSheet } from '@foyer/contract/leads/visits/model'
import { addressLine, mapOfAddress, mapOfPlace } from '@foyer/contract/leads/visits/rules'
import { whatsAppAddress } from '@foyer/contract/leads/work/contact'
import { Button } from '@mantine/core'
import { IconBrandWhatsapp, IconMap2, IconPhone } from '@tabler/icons-react'
import { Row, Stack } from '../../../ui/layout/flow'
import { QuietText } from '../../../ui/text/quiet-text'
import { useGuard } from '../../accounts/use-guard'
import { useLeadDialogs } from '../dialogs-in-address'
import { dialAddress } from '../work/contact/dial-address'
import { useContact, useWriteContact } from '../work/contact/use-contact'
import { WhatsAppMenu } from '../work/contact/whatsapp-menu'

const away = { component: 'a' as const, target: '_blank', rel: 'noopener noreferrer', mih: 44 }

interface VisitSiteProps {
  sheet: VisitSheet
  timeZone: string
}

/** Where it is, who is on the way there already, and a message to the client. */
export function VisitSite({ sheet: { lead, knownPlace, others }, timeZone }: VisitSiteProps) {
  const { openEdit } = useLeadDialogs()
  const guard = useGuard('leads.edit')
  const write = useWriteContact()
  const contact = useContact(lead)
  const { phone } = lead
  const address = addressLine(lead)
  const map = mapOfAddress(address)
  const mapIcon = <IconMap2 size={18} stroke={1.6} aria-hidden />
  const time = (at: string) => formatTime12(clockTimeOf(at, timeZone))
  return (
    <Stack gap={8}>
      {map ? <strong>{address}</strong> : <QuietText>{texts.noAddress}</QuietText>}
      <Row>
        {map && (
          <Button {...away} variant="default" href={map} leftSection={mapIcon}>
            {texts.map}
          </Button>
        )}
        {knownPlace && (
          <Button {...away} variant="default" href={mapOfPlace(knownPlace)} leftSection={mapIcon}>
            {texts.knownPlace}
          </Button>
        )}
        {!map && (
          <Button variant="default" mih={44} {...guard.lock} onClick={guard(() => openEdit(lead.id))}>
            {texts.addAddress}
          </Button>
        )}
      </Row>
      {phone ? (
        <Row>
          {whatsAppAddress(phone, '') !== undefined && (
            <WhatsAppMenu
              lead={{ ...lead, phone }}
              onContact={() => void write({ id: lead.id, name: leadName(lead) }, 'whatsapp')}
            >
              <Button
                variant="default"
                mih={44}
                leftSection={<IconBrandWhatsapp size={18} stroke={1.6} aria-hidden />}
              >
                {texts.message}
              </Button>
            </WhatsAppMenu>
          )}
          <Button
            component="a"
            variant="default"
            mih={44}
            href={dialAddress(phone)}
            leftSection={<IconPhone size={18} stroke={1.6} aria-hidden />}
            onClick={() => void contact('call')}
          >
            {contactTexts.callShort}
          </Button>
        </Row>
      ) : (
        <QuietText>{texts.noPhone}</QuietText>
      )}
      {others.map(({ person, onTheWayAt, arrivedAt }) => (
        <QuietText key={person.id}>
          {arrivedAt
            ? texts.other.arrived(person.fullName, time(arrivedAt))
            : onTheWayAt && texts.other['on-the-way'](person.fullName, time(onTheWayAt))}
        </QuietText>
      ))}
    </Stack>
  )
}
