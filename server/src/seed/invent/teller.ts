import { formatDay, formatTime12 } from '@foyer/contract/kit/dates'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { historyTexts } from '@foyer/contract/leads/messages/capture'
import { workHistoryTexts } from '@foyer/contract/leads/messages/work'
import type { CallStatus } from '@foyer/contract/leads/model'
import type { FollowUp, Happening, PersonKey, RemarkType, SalesKey, StageKey } from './model'
import { firstStatusOf, stageOf, statusName } from './pipeline'
import type { Random } from './random'
import { reasonIn } from './words/reasons'
import { type RemarkFacts, type RemarkTopic, remarkOn } from './words/remarks'

export interface Subject {
  facts: RemarkFacts
  isBusiness: boolean
  nameOf: (person: PersonKey) => string
}

const topicOfStage: Partial<Record<StageKey, RemarkTopic>> = {
  contacted: 'brief',
  'site-visit': 'visit',
  'proposal-sent': 'proposal',
  negotiation: 'negotiation',
  won: 'won',
}

/** Writes the texts for what happens to one lead, and remembers its assignee and how the last call went. */
export function createTeller({ facts, isBusiness, nameOf }: Subject, random: Random) {
  let owner: SalesKey | undefined
  let lastCall: CallStatus = 'new'
  const said = new Set<string>()

  const remark = (topic: RemarkTopic): string => {
    let text = remarkOn(topic, facts, isBusiness, random)
    for (let tries = 0; said.has(text) && tries < 6; tries += 1)
      text = remarkOn(topic, facts, isBusiness, random)
    said.add(text)
    return text
  }

  return {
    created(by: PersonKey, assignee: SalesKey | undefined): Happening {
      owner = assignee
      const stage = assignee ? 'assigned' : 'unassigned'
      const assigneeName = assignee && nameOf(assignee)
      return { kind: 'created', by, sentence: 'The Lead has been added.', stage, assignee, assigneeName }
    },

    assigned(to: SalesKey): Happening {
      const from = owner
      const sentence = from
        ? historyTexts.reassigned(nameOf(from), nameOf(to))
        : historyTexts.assigned(nameOf(to))
      owner = to
      return { kind: 'assigned', by: 'admin', sentence, from, to }
    },

    called(stage: StageKey, to: CallStatus): Happening {
      const from = lastCall
      const topic = topicOf(stage, to)
      lastCall = to
      const remarkType = remarkTypeOf(topic, random)
      const text = remark(topic)
      const reason = to === 'not-interested' ? reasonIn(text) : undefined
      const said = workHistoryTexts.callStatus(callStatusTexts[to])
      return {
        kind: 'call',
        by: owner ?? 'admin',
        sentence: reason ? `${said}\n${workHistoryTexts.reason(reason)}` : said,
        from,
        to,
        remarkType,
        text,
        reason,
      }
    },

    moved(from: StageKey, to: StageKey): Happening {
      const topic = topicOfStage[to]
      const sentence = historyTexts.stage(stageOf(from).name, stageOf(to).name)
      const text = topic && random.chance(0.7) ? remark(topic) : undefined
      return { kind: 'stage', by: owner ?? 'admin', sentence, from, to, text }
    },

    statusSet(stage: StageKey, to: number): Happening {
      const sentence = workHistoryTexts.status(statusName(stage, to))
      return { kind: 'status', by: owner ?? 'admin', sentence, from: firstStatusOf(stage), to }
    },

    followUpSet(to: FollowUp, remarkType: RemarkType): Happening {
      const sentence = workHistoryTexts.followUpSet(`${formatDay(to.on)}, ${formatTime12(to.time)}`)
      return { kind: 'follow-up', by: owner ?? 'admin', sentence, to, before: undefined, remarkType }
    },

    noted(topic: 'enquiry' | 'note'): Happening {
      const sentence = workHistoryTexts.comment
      return { kind: 'remark', by: owner ?? 'admin', sentence, text: remark(topic) }
    },
  }
}

function topicOf(stage: StageKey, call: CallStatus): RemarkTopic {
  if (call === 'no-response') return 'no-response'
  if (call === 'not-interested') return 'lost'
  if (call === 'follow-up') return 'call-back'
  if (call === 'meeting') return stage === 'site-visit' ? 'visit' : 'meeting'
  return topicOfStage[stage] ?? 'brief'
}

function remarkTypeOf(topic: RemarkTopic, random: Random): RemarkType {
  if (topic === 'visit') return 'client-visit'
  return (topic === 'proposal' || topic === 'negotiation') && random.chance(0.25) ? 'virtual-meeting' : 'call'
}
