import { chartTexts } from '@foyer/contract/kit/charts/texts'
import { Text } from '@mantine/core'
import { Sparkline } from '../../../ui/charts/sparkline'
import styles from '../analytics.module.css'
import { Count } from './count'

interface TrendCellProps {
  texts: { name: string; empty: string; explain: string }
  /** Undefined while there is nothing to count. */
  total: number | undefined
  format: (value: number) => string
  points: readonly { key: string; label: string; value: number | undefined }[]
  height: number
  /** The leads that it counts. */
  to?: string | undefined
  /** The calls that it counts. */
  onOpen?: (() => void) | undefined
}

/** One of the small charts: its name, all of it, and how it went. */
export function TrendCell({ texts, total, format, points, height, to, onOpen }: TrendCellProps) {
  return (
    <div title={texts.explain}>
      <Text component="h3" m={0} fw={500} data-small>
        {texts.name}
      </Text>
      {total !== undefined ? (
        <>
          <div>
            <Count
              className={styles.total}
              label={chartTexts.valueOf(texts.name, format(total))}
              to={to}
              onOpen={onOpen}
            >
              {format(total)}
            </Count>
          </div>
          <Sparkline points={points} format={format} height={height} label={texts.name} />
        </>
      ) : (
        <small>{texts.empty}</small>
      )}
    </div>
  )
}
