import { displayPhone } from '@foyer/contract/kit/phone'
import { projectStageTexts } from '@foyer/contract/projects/record/messages'
import { quotationStateTexts } from '@foyer/contract/quotations/document/messages'
import type { FoundLead, FoundPerson, FoundProject, FoundQuotation } from '@foyer/contract/search/model'
import { foundPartTexts, searchTexts as texts } from '@foyer/contract/shell/messages-search'
import { addresses } from '../../app/addresses'
import type { Hit } from './hit'

const facts = (...some: (string | undefined | false)[]): string => some.filter(Boolean).join(' · ')

export const leadHit = ({ id, name, phone, city, stage, assigneeName, isMine, matched }: FoundLead): Hit => ({
  key: id,
  to: addresses.leadDetails(id),
  name,
  about: facts(
    matched && foundPartTexts[matched.part](matched.text),
    matched?.part !== 'phone' && phone && displayPhone(phone),
    stage.name,
    isMine ? texts.mine : (assigneeName ?? texts.unassigned),
    !matched && city,
  ),
  lead: { id, name },
})

export const projectHit = ({ id, name, clientName, stage, isDraft }: FoundProject): Hit => ({
  key: id,
  to: addresses.project(id),
  name,
  about: facts(clientName, isDraft ? texts.draft : projectStageTexts[stage]),
})

export const quotationHit = (one: FoundQuotation): Hit => ({
  key: one.id,
  to: addresses.quotation(one.projectId, one.id),
  name: one.title,
  about: facts(one.number, one.clientName, one.projectName, quotationStateTexts[one.state]),
})

/** A colleague: their leads, or an email to them for those who have nothing to do with leads. */
export const personHit = ({ id, name, email, roleName }: FoundPerson, mayReadLeads: boolean): Hit => ({
  key: id,
  name,
  about: facts(roleName, email),
  ...(mayReadLeads ? { to: addresses.leadsOf(id) } : { link: { href: `mailto:${email}`, isNewTab: false } }),
})
