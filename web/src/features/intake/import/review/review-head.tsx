import { importReviewTexts as texts } from '@foyer/contract/intake/messages/import-screen'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconColumns3 } from '@tabler/icons-react'
import { SwitchField } from '../../../../ui/form/fields/check-field'
import { ChoiceField } from '../../../../ui/form/fields/choice-field'
import { Row, Stack } from '../../../../ui/layout/flow'
import { MetaLine } from '../../../../ui/text/meta-line'
import classes from './review.module.css'
import type { Review } from './use-review'

interface ReviewHeadProps {
  fileName: string
  review: Review
  isMatching: boolean
  onMatching: () => void
  isOnlyBad: boolean
  onOnlyBad: (isOn: boolean) => void
  onNext: () => void
}

/** How the file stands: sheet, columns, problems. */
export function ReviewHead({
  fileName,
  review,
  isMatching,
  onMatching,
  isOnlyBad,
  onOnlyBad,
  onNext,
}: ReviewHeadProps) {
  const { sheetNames, sheetName, chooseSheet, columns, rows, bad, editCount } = review
  const problems = bad.reduce((sum, one) => sum + one.problems.size + one.others.length, 0)
  const matched = columns.filter(({ label }) => label !== undefined).length
  return (
    <Stack gap={10}>
      <Row gap={12}>
        {sheetNames.length > 1 && (
          <ChoiceField
            className={classes.sheets}
            aria-label={texts.sheet}
            data={sheetNames}
            value={sheetName}
            onChange={chooseSheet}
          />
        )}
        <MetaLine
          pieces={[
            fileName,
            texts.rows(rows.length),
            texts.matched(matched, columns.length),
            editCount > 0 && texts.edited(editCount),
          ]}
        />
        <Button
          size="xs"
          variant="default"
          ml="auto"
          aria-expanded={isMatching}
          leftSection={<IconColumns3 size={16} stroke={1.6} />}
          onClick={onMatching}
        >
          {isMatching ? texts.hideMatching : texts.showMatching}
        </Button>
      </Row>
      <Row gap={12}>
        <span role="status" className={classes.tally} data-ink={problems > 0 ? 'past' : 'ok'}>
          {problems > 0 ? (
            <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
          ) : (
            <IconCheck size={16} stroke={1.8} aria-hidden />
          )}
          {problems > 0 ? texts.problems(problems, bad.length) : texts.noProblems}
        </span>
        {bad.length > 0 && (
          <Button size="xs" variant="subtle" onClick={onNext}>
            {texts.nextProblem}
          </Button>
        )}
        {(bad.length > 0 || isOnlyBad) && (
          <SwitchField ml="auto" label={texts.onlyProblems} value={isOnlyBad} onChange={onOnlyBad} />
        )}
      </Row>
    </Stack>
  )
}
