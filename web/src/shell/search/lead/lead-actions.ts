import { type CalendarDate, weekdayOf } from '@foyer/contract/kit/dates'
import { displayPhone } from '@foyer/contract/kit/phone'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { allowedWork } from '@foyer/contract/leads/work/allowed-work'
import { fillMessage, messageValues, whatsAppAddress } from '@foyer/contract/leads/work/contact'
import { readFollowUpWords, readSpoken } from '@foyer/contract/leads/work/follow-up-words'
import type { FollowUp } from '@foyer/contract/leads/work/forms'
import { callOutcomes } from '@foyer/contract/leads/work/outcomes'
import { meantFollowUp } from '@foyer/contract/leads/work/rules'
import { snoozeTimes } from '@foyer/contract/leads/work/snooze'
import type { Stage } from '@foyer/contract/pipeline/model'
import { leadActionTexts as texts } from '@foyer/contract/shell/messages-search'
import { addresses } from '../../../app/addresses'
import { callbackWords } from '../../../features/leads/work/contact/callback-words'
import { dialAddress } from '../../../features/leads/work/contact/dial-address'
import { fitting, type Hit, type HitGroup } from '../hit'
import type { Deed } from './deed'

interface Known {
  lead: LeadDetail
  stages: readonly Stage[]
  messages: readonly { id: string; label: string; text?: string | undefined }[]
  me: { id: string; fullName: string; companyName: string }
  may: { edit: boolean; assign: boolean }
  now: Date
  today: CalendarDate
  timeZone: string
  /** The keys of the preview work. */
  isPreview: boolean
  onDeed: (deed: Deed) => void
  /** Puts the beginning of a sentence into the field. */
  onSay: (words: string) => void
}

const key = (...parts: string[]) => parts.join('-')

/** What is said of a follow-up, for whoever is about to press Enter. */
function followUpHit(to: FollowUp, { lead, today, onDeed }: Known, name?: string): Hit {
  const meant = meantFollowUp(to, lead)
  const words = callbackWords({ ...to, time: meant.time }, today)
  return {
    key: key('follow-up', to.on, to.time ?? ''),
    name: texts.followUpAt(name ?? words),
    about: name ? `${words}, ${weekdayOf(to.on)}` : weekdayOf(to.on),
    run: () => onDeed({ kind: 'follow-up', to }),
  }
}

function contactHits({ lead, messages, me, today, onDeed }: Known): Hit[] {
  const { phone } = lead
  if (!phone) return []
  const chat = whatsAppAddress(phone, '')
  const from = { sender: me.fullName, company: me.companyName, today }
  const whatsApp = (id: string, about: string, text: string): Hit => ({
    key: key('whatsapp', id),
    name: texts.whatsApp,
    about,
    link: { href: whatsAppAddress(phone, text) ?? '', isNewTab: true },
    run: () => onDeed({ kind: 'contact', channel: 'whatsapp' }),
  })
  return [
    {
      key: 'call',
      name: texts.call,
      about: displayPhone(phone),
      link: { href: dialAddress(phone), isNewTab: false },
      run: () => onDeed({ kind: 'contact', channel: 'call' }),
    },
    ...(chat === undefined
      ? []
      : [
          whatsApp('chat', displayPhone(phone), ''),
          ...messages.map(({ id, label, text = '' }) =>
            whatsApp(id, label, fillMessage(text, messageValues(lead, from))),
          ),
        ]),
  ]
}

/** Everything that this person may do with the lead as it is now. */
function leadActions(known: Known): HitGroup[] {
  const { lead, stages, may, me, now, timeZone, isPreview, onDeed, onSay } = known
  const isLive = lead.archivedAt === undefined
  const allowed = allowedWork(lead.stage.kind, lead.assignee !== undefined)
  const mayEdit = may.edit && isLive
  const mayPlan = mayEdit && allowed.followUp === 'open'
  return [
    { label: texts.contact, hits: contactHits(known) },
    {
      label: texts.outcome,
      hits: callOutcomes
        .filter(() => mayEdit && allowed.callStatus)
        .map((outcome, place) => ({
          key: key('outcome', outcome),
          name: texts.outcomeIs(callStatusTexts[outcome]),
          keys: isPreview ? [String(place + 1)] : undefined,
          run: () => onDeed({ kind: 'outcome', outcome }),
        })),
    },
    {
      label: texts.next,
      hits: mayPlan
        ? [
            {
              key: 'follow-up',
              name: texts.followUp,
              about: texts.followUpHint,
              stays: true,
              run: () => onSay(texts.spoken),
            },
            ...snoozeTimes(now, timeZone).map(({ to }) => followUpHit(to, known)),
          ]
        : [],
    },
    {
      label: texts.more,
      hits: [
        ...(mayEdit && may.assign && lead.stage.kind !== 'won' && lead.assignee?.id !== me.id
          ? [{ key: 'take', name: texts.take, run: () => onDeed({ kind: 'take' }) }]
          : []),
        ...(mayEdit
          ? [
              {
                key: 'remark',
                name: texts.remark,
                about: texts.remarkHint,
                stays: true,
                run: () => onSay(texts.spokenRemark),
              },
              { key: 'visit', name: texts.visit, to: `${addresses.leadDetails(lead.id)}?visit=${lead.id}` },
              { key: 'edit', name: texts.edit, to: `${addresses.leadDetails(lead.id)}?edit=${lead.id}` },
            ]
          : []),
        { key: 'open', name: texts.open, to: addresses.leadDetails(lead.id) },
      ],
    },
    {
      label: texts.move,
      hits: stages
        .filter(({ id, kind }) => mayEdit && allowed.stage && id !== lead.stage.id && kind !== 'unassigned')
        .map((stage) => ({
          key: key('move', stage.id),
          name: texts.moveTo(stage.name),
          run: () => onDeed({ kind: 'move', stage }),
        })),
    },
  ]
}

const remark = /^(?:remark|note|comment)\s+(.+)$/is

/** Of the words: a follow-up or a remark that is said in a sentence, else the actions that are called so. */
export function saidToLead(known: Known, typed: string, isAskedOf: boolean): HitGroup[] {
  const groups = leadActions(known)
  const mayPlan = groups.some(({ hits }) => hits.some((hit) => hit.key === 'follow-up'))
  const mayRemark = groups.some(({ hits }) => hits.some((hit) => hit.key === 'remark'))
  const { isFollowUp, words: moment } = readSpoken(typed)
  // Among everything that is searched for, '11' is rather the beginning of a phone.
  const spoken =
    mayPlan && (isAskedOf || isFollowUp) ? readFollowUpWords(moment, known.now, known.timeZone) : undefined
  const text = mayRemark ? remark.exec(typed.trim())?.[1]?.trim() : undefined
  if (spoken) return [{ label: texts.next, hits: [followUpHit(spoken, known)] }]
  if (text) {
    const hit: Hit = {
      key: 'say-remark',
      name: texts.remarkSays(text),
      run: () => known.onDeed({ kind: 'remark', text }),
    }
    return [{ label: texts.more, hits: [hit] }]
  }
  const words = isFollowUp ? texts.spoken.trim() : typed
  return fitting(groups, words)
}
