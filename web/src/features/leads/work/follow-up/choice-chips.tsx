import { Box, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Row } from '../../../../ui/layout/flow'
import classes from '../preview/preview.module.css'

interface ChoiceChipsProps<Value extends string> {
  legend: string
  choices: readonly { value: Value; label: ReactNode; say?: string }[]
  /** None of them where it is something else. */
  value: Value | undefined
  isDisabled?: boolean
  onChoose: (value: Value) => void
}

/** One of a few, each a tap away. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { legend, choices, value, isDisabled = false, onChoose } = props
  return (
    <fieldset>
      <Box component="legend" mb={4}>
        {legend}
      </Box>
      <Row gap={6}>
        {choices.map((choice) => (
          <UnstyledButton
            key={choice.value}
            className={classes.chip}
            aria-pressed={choice.value === value}
            aria-label={choice.say}
            data-hover={!isDisabled || undefined}
            disabled={isDisabled}
            onClick={() => onChoose(choice.value)}
          >
            {choice.label}
          </UnstyledButton>
        ))}
      </Row>
    </fieldset>
  )
}
