import { pipelineLimits } from '@foyer/contract/pipeline/limits'
import { ruleTexts as texts } from '@foyer/contract/pipeline/messages'
import { Tooltip, UnstyledButton } from '@mantine/core'
import { Chip } from '../../../ui/text/chip'
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
        <Chip key={label}>{label}</Chip>
      ))}
      {others > 0 && (
        <Tooltip label={all} events={{ hover: true, focus: true, touch: true }} multiline maw={320}>
          <UnstyledButton aria-label={`${texts.more(others)} ${all}`}>
            <Chip>{texts.more(others)}</Chip>
          </UnstyledButton>
        </Tooltip>
      )}
    </span>
  )
}
