import { changeOf } from '@foyer/contract/analytics/change'
import { changeTexts as texts } from '@foyer/contract/analytics/messages/dashboard'
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'

interface ChangeMarkProps {
  current: number
  previous: number
  /** More of it is worse. */
  isBad: true | undefined
}

/** Arrow and percentage; the colour says whether it is good, not where it went. */
export function ChangeMark({ current, previous, isBad = undefined }: ChangeMarkProps) {
  const change = changeOf(current, previous)
  if (change.kind === 'none') return <small>{texts.none}</small>
  if (change.kind === 'new') return <small data-ink={isBad ? 'past' : 'ok'}>{texts.new}</small>
  const { percent } = change
  if (percent === 0) return <small>{texts.percent(0)}</small>
  const isGood = percent > 0 !== (isBad ?? false)
  const Arrow = percent > 0 ? IconArrowUpRight : IconArrowDownRight
  return (
    <small data-ink={isGood ? 'ok' : 'past'} style={{ whiteSpace: 'nowrap' }}>
      <Arrow size={13} stroke={1.8} style={{ verticalAlign: 'text-bottom' }} aria-hidden />
      {texts.percent(percent)}
    </small>
  )
}

/** The same in words, with the days it is compared with. */
export function changeWords(current: number, previous: number, days: string): string {
  const change = changeOf(current, previous)
  if (change.kind !== 'by') return texts.noneBefore(days)
  if (current === previous) return texts.asMany(days)
  const { percent } = change
  return texts.against(current > previous ? texts.more(percent) : texts.fewer(percent), previous, days)
}
