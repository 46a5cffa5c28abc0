import { Box } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { Bar } from '../../../ui/charts/bar'
import styles from '../analytics.module.css'

interface BarCellProps extends ComponentProps<typeof Bar> {
  children: ReactNode
}

/** A value of a table below its heading, with its bar beside it, or below it where that is narrow. */
export function BarCell({ children, ...bar }: BarCellProps) {
  return (
    <span className={styles.barCell}>
      <Bar {...bar} />
      <Box component="strong" miw="4.75rem">
        {children}
      </Box>
    </span>
  )
}
