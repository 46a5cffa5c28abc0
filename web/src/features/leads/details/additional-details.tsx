import { calendarDateOf, clockTimeOf, formatDay, formatTime12, relativeDay } from '@foyer/contract/kit/dates'
import { formatAmount } from '@foyer/contract/kit/money'
import { displayPhone } from '@foyer/contract/kit/phone'
import type { CustomAnswer, LeadContact, LeadDetail } from '@foyer/contract/leads/draft'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { detailsPageTexts } from '@foyer/contract/leads/messages/details'
import { detailsTexts as texts } from '@foyer/contract/leads/messages/work'
import { shownArea } from '@foyer/contract/leads/rules'
import type { AdditionalDetails as Details } from '@foyer/contract/leads/work'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work-endpoints'
import { useEndpoint } from '../../../api/queries'
import { type Fact, Facts } from '../../../ui/facts'
import { FailedState } from '../../../ui/failed-state'
import { RowSkeleton } from '../../../ui/skeleton'
import { type CompanyDay, useCompanyDay } from '../../accounts/use-company-day'
import { dialAddress } from '../contact/dial-address'
import { Answer } from './answer'
import classes from './details.module.css'
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

/** D-010 and D-011, read beside the lead; the company's own fields stand behind the eight of every lead. */
export function AdditionalDetails({ lead }: { lead: LeadDetail }) {
  const day = useCompanyDay()
  const { data, isError, refetch } = useEndpoint(leadWorkEndpoints.additionalDetails, { leadId: lead.id })
  const waiting = isError ? (
    <FailedState what={detailsPageTexts.detailsFailed} onRetry={() => void refetch()} />
  ) : (
    <RowSkeleton rows={2} />
  )
  return (
    <>
      <Fold title={texts.additional}>
        {data ? (
          <Facts
            layout="cells"
            columns={4}
            facts={[...factsOf(data, day), ...answersOf(lead.customValues)]}
          />
        ) : (
          waiting
        )}
      </Fold>
      <Fold title={texts.otherContacts}>{data ? <OtherContacts contacts={data.contacts} /> : waiting}</Fold>
    </>
  )
}

function OtherContacts({ contacts }: { contacts: readonly LeadContact[] }) {
  if (contacts.length === 0) return <p className={classes.none}>{detailsPageTexts.noOtherContacts}</p>
  return (
    <div className={classes.scroll}>
      <table className={classes.contacts}>
        <thead>
          <tr>
            {[texts.contactType, texts.name, texts.designation, texts.phone, texts.email].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contacts.map((contact, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: contacts are known by their place
            <tr key={place}>
              <td data-label={texts.contactType}>{contact.type || detailsPageTexts.blank}</td>
              <td data-label={texts.name}>
                <strong>{`${contact.firstName} ${contact.lastName}`.trim() || detailsPageTexts.blank}</strong>
              </td>
              <td data-label={texts.designation}>{contact.designation || detailsPageTexts.blank}</td>
              <td data-label={texts.phone}>
                {contact.phones.length === 0 && detailsPageTexts.blank}
                {contact.phones.map((phone) => (
                  <a key={phone} className={classes.link} href={dialAddress(phone)}>
                    {displayPhone(phone)}
                  </a>
                ))}
              </td>
              <td data-label={texts.email}>
                {contact.email ? (
                  <a className={classes.link} href={`mailto:${contact.email}`}>
                    {contact.email}
                  </a>
                ) : (
                  detailsPageTexts.blank
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
