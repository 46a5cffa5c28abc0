import { stageTexts as texts } from '@foyer/contract/pipeline/messages'
import type { DraftStage } from '@foyer/contract/pipeline/stage-draft'
import { TextInput, VisuallyHidden } from '@mantine/core'
import classes from './stages.module.css'
import { stepId } from './step-id'

interface StaleDaysProps {
  stage: DraftStage
  of: string
  problem: string | undefined
  isBusy: boolean
  onChange: (typed: string) => void
}

/** After how many days a lead in the stage is marked as not moving. */
export function StaleDays({ stage, of, problem, isBusy, onChange }: StaleDaysProps) {
  return (
    <TextInput
      id={stepId(stage.id, 'stale')}
      classNames={{ root: classes.stale, wrapper: classes.days }}
      styles={{ label: { margin: 0 } }}
      label={
        <>
          {texts.stale} <VisuallyHidden>{texts.staleOf(of)}</VisuallyHidden>
        </>
      }
      inputMode="numeric"
      autoComplete="off"
      placeholder={texts.staleNever}
      rightSection={<span aria-hidden>{texts.staleUnit}</span>}
      rightSectionWidth={44}
      rightSectionPointerEvents="none"
      value={stage.staleText ?? stage.staleAfterDays ?? ''}
      error={problem}
      readOnly={isBusy}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
