import type { CustomField } from '../../fields/model'
import type { DoorMapping } from '../doors/model'
import { metaLeadLabels as labels } from '../messages/meta'
import { platformCodes } from '../platforms'
import type { ArrivingValue } from '../read-arrival'
import { holdsMany, type Target } from '../targets'
import type { MetaQuestion } from './model'
import { targetOfQuestion } from './questions'

/** A lead as Meta has it. */
export interface MetaLead {
  id: string
  formId: string | undefined
  createdAt: string | undefined
  answers: { key: string; values: string[] }[]
  /** fb, ig … */
  platform: string | undefined
  isOrganic: boolean | undefined
  adName: string | undefined
  adsetName: string | undefined
  campaignName: string | undefined
}

/** How its form asks, and where the answers go. */
export interface MetaLeadForm {
  name: string
  questions: readonly MetaQuestion[]
  mapping: DoorMapping
}

const dummy = /^<test lead: dummy data for .*>$/i
/** What the dashboard of an app sends to try a webhook. */
const dummyId = /^4{12,}$/

/** Sent with the testing tool of Meta, not by a person. */
export const isTestLead = ({ id, answers }: Pick<MetaLead, 'id' | 'answers'>): boolean =>
  dummyId.test(id) || answers.some(({ values }) => values.some((value) => dummy.test(value.trim())))

const platforms = new Map([...platformCodes, ['facebook', 'Facebook'], ['instagram', 'Instagram']])

/** What a lead of Meta says, in the fields of ours; nothing of it is lost. */
export function readMetaLead(
  lead: MetaLead,
  form: MetaLeadForm | undefined,
  fields: readonly Pick<CustomField, 'id' | 'name'>[],
): { values: ArrivingValue[]; rest: Record<string, string>; isTest: boolean } {
  const values: ArrivingValue[] = []
  const rest: Record<string, string> = {}
  const taken = new Set<Target>()
  for (const { key, values: given } of lead.answers) {
    const text = given.join(', ').trim()
    if (!text) continue
    const question = form?.questions.find((one) => one.key === key) ?? {
      key,
      label: key.replaceAll('_', ' '),
      type: '',
    }
    const target = targetOfQuestion(question, form?.mapping ?? {}, fields)
    if (!target || (taken.has(target) && !holdsMany(target))) rest[question.label] = text
    else {
      taken.add(target)
      values.push({ target, text: target === 'remarks' ? `${question.label}: ${text}` : text })
    }
  }
  const platform = lead.platform && (platforms.get(lead.platform.toLowerCase()) ?? lead.platform)
  if (platform && !taken.has('source')) values.push({ target: 'source', text: platform })
  const campaign = lead.campaignName ?? form?.name
  if (campaign && !taken.has('sourceName')) values.push({ target: 'sourceName', text: campaign })
  const known = {
    [labels.form]: form?.name,
    [labels.ad]: lead.adName,
    [labels.adset]: lead.adsetName,
    [labels.campaign]: lead.campaignName,
    [labels.id]: lead.id,
    [labels.filledIn]: lead.createdAt,
    [labels.cameBy]: lead.isOrganic === undefined ? undefined : lead.isOrganic ? labels.itself : labels.anAd,
  }
  for (const [name, text] of Object.entries(known)) if (text) rest[name] ??= text
  return { values, rest, isTest: isTestLead(lead) }
}
