import { agreedTo, trailTexts } from '@foyer/contract/intake/messages/web-form'
import { isTarget, type Target } from '@foyer/contract/intake/targets'
import { type Trail, trailNames } from '@foyer/contract/intake/web-form/model'
import { inCompany } from '../../../context'
import { fieldsOf } from '../../leads/service'
import type { ReadDeliveryOf } from '../doors/service'

/** What is stored of an enquiry. */
export interface EnquiryPayload {
  values: { target: string; label: string; text: string }[]
  trail: Trail
  strangers: Record<string, string>
  /** What the visitor agreed to. */
  consent: string | undefined
}

/** For people: where the visitor came from. */
const linesOf = ({ trail, consent }: EnquiryPayload): string[] => [
  ...trailNames.flatMap((name) => (trail[name] ? `${trailTexts[name]}: ${trail[name]}` : [])),
  ...(consent ? [agreedTo(consent)] : []),
]

/** The names of the form are those of the fields; what its field has lost since is kept under its label. */
export const readEnquiry: ReadDeliveryOf = async (deps, { companyId }, { payload }) => {
  const enquiry = payload as EnquiryPayload
  const { values, trail, strangers, consent } = enquiry
  const fields = await inCompany(
    deps,
    companyId,
    async (scope) => (await fieldsOf(scope)).filter(({ isDeleted }) => !isDeleted),
    'reading',
  )
  const isKnown = ({ target }: { target: string }) => isTarget(target, fields)
  return {
    values: values.filter(isKnown).map(({ target, text }) => ({ target: target as Target, text })),
    rest: {
      ...strangers,
      ...Object.fromEntries(values.filter((one) => !isKnown(one)).map(({ label, text }) => [label, text])),
      ...trail,
      ...(consent && { consent }),
    },
    lines: linesOf(enquiry),
  }
}
