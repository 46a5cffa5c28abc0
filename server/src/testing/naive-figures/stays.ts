import type { RawFirm, RawLead } from './raw-rows'

export interface Stay {
  stageId: string
  /** In seconds; the lines of an update are a millisecond apart, and happened together. */
  from: number
  to: number | undefined
}

const secondsOf = (at: string): number => Math.floor(Date.parse(at) / 1000)

const moves = ['stage', 'reopened', 'stage-undone']

/** The stages that a lead was in, by the lines of its history; what was undone has not been. */
export function staysOf({ lines }: RawFirm, lead: RawLead): Stay[] {
  const own = lines.filter(({ lead_id }) => lead_id === lead.id)
  const moved = own.filter(({ kind, details }) => moves.includes(kind) && details.to)
  const began = own.find(({ kind }) => kind === 'created')?.details.stage
  const stays: Stay[] = [
    {
      stageId: began ?? moved[0]?.details.from ?? lead.stage_id,
      from: secondsOf(lead.created_at),
      to: undefined,
    },
  ]
  for (const { kind, at, details } of moved) {
    if (kind === 'stage-undone' || details.takesBack) {
      stays.pop()
      const open = stays.at(-1)
      if (open) open.to = undefined
      continue
    }
    const left = stays.at(-1)
    if (left) left.to = secondsOf(at)
    stays.push({ stageId: details.to ?? '', from: secondsOf(at), to: undefined })
  }
  return stays
}
