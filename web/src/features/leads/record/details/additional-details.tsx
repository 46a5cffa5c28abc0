import { calendarDateOf, clockTimeOf, formatDay, formatTime12, relativeDay } from '@foyer/contract/kit/dates'
import { formatAmount } from '@foyer/contract/kit/money'
import { displayPhone } from '@foyer/contract/kit/phone'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { detailsPageTexts } from '@foyer/contract/leads/messages/details'
import { detailsTexts as texts } from '@foyer/contract/leads/messages/work'
import type { CustomAnswer, LeadContact, LeadDetail } from '@foyer/contract/leads/record/draft'
import { shownArea } from '@foyer/contract/leads/rules'
import type { AdditionalDetails as Details } from '@foyer/contract/leads/work/model'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { Box } from '@mantine/core'
import { useEndpoint } from '../../../../api/queries'
import { Stack } from '../../../../ui/layout/flow'
import { DataTable } from '../../../../ui/list/data-table'
import { Loaded } from '../../../../ui/states/loaded'
import { type Fact, Facts } from '../../../../ui/text/facts'
import { type CompanyDay, useCompanyDay } from '../../../accounts/use-company-day'
import { dialAddress } from '../../work/contact/dial-address'
import { Answer } from './answer'
import { Fold } from './fold'

/** 'Today, 10:42 AM' */
export function moment(at: string, { timeZone, today }: CompanyDay): string {
  const on = calendarDateOf(at, timeZone)
  return `${relativeDay(on, today) ?? formatDay(on, today)}, ${formatTime12(clockTimeOf(at, timeZone))}`
}

const factsOf = (details: Details, day: CompanyDay): Fact[] => [
  [texts.budget, details.budget === undefined ? undefined : formatAmount(details.budget, day.currencySymbol)],
  [texts.area, shownArea(details)],
  [texts.workScope, details.workScope],
  [texts.sourceName, details.sourceName],
  [texts.source, details.source],
  [texts.assignee, details.assignee],
  [texts.lastCall, details.lastCallAt && moment(details.lastCallAt, day)],
  [texts.callOutcome, details.callOutcome && callStatusTexts[details.callOutcome]],
]

const answersOf = (answers: readonly CustomAnswer[]): Fact[] =>
  answers.map((answer) => [answer.label, answer.value && <Answer answer={answer} />])

/** D-010 and D-011, read beside the lead; the company's own fields come after the eight of every lead. */
export function AdditionalDetails({ lead }: { lead: LeadDetail }) {
  const day = useCompanyDay()
  const details = useEndpoint(leadWorkEndpoints.additionalDetails, { leadId: lead.id })
  return (
    <>
      <Fold title={texts.additional}>
        <Loaded of={details} failed={detailsPageTexts.detailsFailed} rows={2}>
          {(data) => (
            <Facts
              layout="cells"
              columns={4}
              facts={[...factsOf(data, day), ...answersOf(lead.customValues)]}
            />
          )}
        </Loaded>
      </Fold>
      <Fold title={texts.otherContacts}>
        <Loaded of={details} failed={detailsPageTexts.detailsFailed} rows={2}>
          {({ contacts }) => <OtherContacts contacts={contacts} />}
        </Loaded>
      </Fold>
    </>
  )
}

const nameOf = ({ firstName, lastName }: LeadContact) => `${firstName} ${lastName}`.trim()

function OtherContacts({ contacts }: { contacts: readonly LeadContact[] }) {
  if (contacts.length === 0)
    return (
      <Box px={14} pb={14} data-ink="3">
        {detailsPageTexts.noOtherContacts}
      </Box>
    )
  return (
    <DataTable
      label={texts.otherContacts}
      rows={contacts.map((contact, place) => ({ ...contact, place }))}
      keyOf={({ place }) => String(place)}
      nameOf={nameOf}
      columns={[
        { label: texts.contactType, cell: ({ type }) => type || detailsPageTexts.blank },
        {
          label: texts.name,
          cell: (contact) => <strong>{nameOf(contact) || detailsPageTexts.blank}</strong>,
        },
        { label: texts.designation, cell: ({ designation }) => designation || detailsPageTexts.blank },
        { label: texts.phone, cell: ({ phones }) => <Phones phones={phones} /> },
        {
          label: texts.email,
          cell: ({ email }) =>
            email ? (
              <a data-link href={`mailto:${email}`}>
                {email}
              </a>
            ) : (
              detailsPageTexts.blank
            ),
        },
      ]}
    />
  )
}

function Phones({ phones }: Pick<LeadContact, 'phones'>) {
  if (phones.length === 0) return detailsPageTexts.blank
  return (
    <Stack gap={4}>
      {phones.map((phone) => (
        <a key={phone} data-link href={dialAddress(phone)}>
          {displayPhone(phone)}
        </a>
      ))}
    </Stack>
  )
}
