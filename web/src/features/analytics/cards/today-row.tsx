import { grouped } from '@foyer/contract/kit/money'
import { UnstyledButton } from '@mantine/core'
import { Link } from 'react-router'
import styles from '../analytics.module.css'

export interface TodayLine {
  key: string
  label: string
  value: number | undefined
  /** The value in words, where it is no plain number. */
  shown?: string
  /** The leads that it counts. */
  to?: string
  /** The calls that it counts. */
  onOpen?: () => void
  /** Something should be done about it. */
  isBad?: boolean
}

/** One of today's figures; where it counts something, it leads there. */
export function TodayRow({ label, value, shown, to, onOpen, isBad }: Omit<TodayLine, 'key'>) {
  const look = { className: styles.line, 'data-hover': true }
  const words = (
    <>
      <span data-ink={isBad ? undefined : '2'}>{label}</span>{' '}
      <strong className="num" data-ink={isBad ? 'past' : undefined}>
        {shown ?? (value === undefined ? undefined : grouped(value))}
      </strong>
    </>
  )
  if (!value || (!to && !onOpen)) return <div className={styles.line}>{words}</div>
  if (to)
    return (
      <Link to={to} data-link="quiet" {...look}>
        {words}
      </Link>
    )
  return (
    <UnstyledButton fz="inherit" onClick={onOpen} {...look}>
      {words}
    </UnstyledButton>
  )
}
