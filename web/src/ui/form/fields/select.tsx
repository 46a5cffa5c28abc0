import { Select as List, type SelectProps } from '@mantine/core'
import { useState } from 'react'

/**
 * A page has a dozen lists. The rows of each are drawn when its field is reached, before anything is typed into it:
 * typing and Enter in one go choose.
 */
export function Select({ onFocus, comboboxProps, ...rest }: SelectProps) {
  const [isReached, setReached] = useState(false)
  return (
    <List
      {...rest}
      comboboxProps={{ keepMounted: isReached, ...comboboxProps }}
      onFocus={(event) => {
        setReached(true)
        onFocus?.(event)
      }}
    />
  )
}
