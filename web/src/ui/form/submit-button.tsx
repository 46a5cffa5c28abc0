import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

interface SubmitButtonProps {
  isBusy: boolean
  children: ReactNode
}

/** While busy the spinner stands in place of the words, and the width stays. */
export function SubmitButton({ isBusy, children }: SubmitButtonProps) {
  return (
    <Button type="submit" loading={isBusy} aria-busy={isBusy}>
      {children}
    </Button>
  )
}
