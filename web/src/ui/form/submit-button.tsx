import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

interface SubmitButtonProps {
  isBusy: boolean
  /** Where there is nothing to send. */
  isDisabled?: boolean
  children: ReactNode
}

/** While busy the spinner is in place of the words, and the width stays. */
export function SubmitButton({ isBusy, isDisabled, children }: SubmitButtonProps) {
  return (
    <Button type="submit" loading={isBusy} disabled={isDisabled} aria-busy={isBusy}>
      {children}
    </Button>
  )
}
