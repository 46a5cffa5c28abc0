import { pipelineLimits } from '@foyer/contract/pipeline/limits'
import { ruleTexts as texts } from '@foyer/contract/pipeline/messages'
import { Tooltip, UnstyledButton } from '@mantine/core'
import classes from './rules.module.css'

const { chips } = pipelineLimits.rule

/** The first two as chips and how many more; all of them open on hover, focus and tap. */
export function RequiredDetails({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return texts.none
  const others = labels.length - chips
  const all = labels.join(', ')
  return (
    <span className={classes.chips}>
      {labels.slice(0, chips).map((label) => (
        <span key={label} className={classes.chip}>
          {label}
        </span>
      ))}
      {others > 0 && (
        <Tooltip label={all} events={{ hover: true, focus: true, touch: true }} multiline maw={320}>
          <UnstyledButton
            className={`${classes.chip} ${classes.more}`}
            aria-label={`${texts.more(others)} ${all}`}
          >
            {texts.more(others)}
          </UnstyledButton>
        </Tooltip>
      )}
    </span>
  )
}
