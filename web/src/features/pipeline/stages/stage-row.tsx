import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { pipelineLimits } from '@foyer/contract/pipeline/limits'
import { stageTexts as texts } from '@foyer/contract/pipeline/messages'
import type { PipelineStage } from '@foyer/contract/pipeline/model'
import { canGoStale, type DraftStage } from '@foyer/contract/pipeline/stage-draft'
import { isDefaultStage } from '@foyer/contract/pipeline/stage-order'
import { ActionIcon, Text, Tooltip } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import type { CSSProperties, ReactNode } from 'react'
import { drawnWhenChanged } from '../../../ui/drawn-when-changed'
import { TextField } from '../../../ui/form/fields/text-field'
import type { StateIcon } from '../../../ui/states/empty-state'
import { QuietText } from '../../../ui/text/quiet-text'
import { type Coloured, stageColour } from '../stage-colour'
import classes from './stages.module.css'
import { StaleDays } from './stale-days'
import { stepId } from './step-id'

interface StageStripProps {
  stage: Coloured
  children: ReactNode
}

/** One line with the strip of its colour; nine colours come round. */
function StageStrip({ stage, children }: StageStripProps) {
  const colour = stageColour(stage)
  const colours = { '--stage': `var(--fy-stage-${colour})`, '--dot': `var(--fy-stage-${colour}-dot)` }
  return (
    <li className={classes.row} style={colours as CSSProperties} data-colour={colour}>
      {children}
    </li>
  )
}

interface StageRowProps {
  stage: Pick<DraftStage, 'name' | 'kind' | 'leads'> & Pick<PipelineStage, 'staleAfterDays'> & Coloured
}

export function StageRow({ stage }: StageRowProps) {
  return (
    <StageStrip stage={stage}>
      <span className={classes.name}>{stage.name}</span>
      {isDefaultStage(stage) && <QuietText size="small">{texts.isDefault}</QuietText>}
      {stage.staleAfterDays !== undefined && (
        <QuietText size="small">{texts.staleAfter(stage.staleAfterDays)}</QuietText>
      )}
      {stage.leads !== undefined && (
        <Text span size="xs" className="num" ml="auto" flex="none" data-ink="2">
          {texts.leads(stage.leads)}
        </Text>
      )}
    </StageStrip>
  )
}

interface StepProps {
  id: string
  label: string
  of: string
  icon: StateIcon
  /** Why it will be refused; the button looks so, and pressing it says so: it is not disabled. */
  lockedBecause?: string | undefined
  isBusy: boolean
  onClick: () => void
}

function Step({ id, label, of, icon: Icon, lockedBecause, isBusy, onClick }: StepProps) {
  return (
    <Tooltip label={lockedBecause ?? label} events={{ hover: true, focus: true, touch: false }}>
      <ActionIcon
        id={id}
        className={classes.step}
        aria-label={screenTexts.actionOn(label, of)}
        aria-disabled={isBusy}
        aria-description={lockedBecause}
        data-disabled={lockedBecause ? true : undefined}
        onClick={isBusy ? undefined : onClick}
      >
        <Icon size={16} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  )
}

interface EditRowProps {
  stage: DraftStage
  place: number
  problem: string | undefined
  isBusy: boolean
  onRename: (name: string) => void
  onMove: (by: -1 | 1) => void
  onDelete: () => void
  /** Offers the days after which a lead is stale. */
  hasStaleDays: boolean
  staleProblem: string | undefined
  onStaleDays: (typed: string) => void
}

/** There may be twenty of them: a key that is typed draws the row that it changes. */
export const EditRow = drawnWhenChanged(function EditRow({
  stage,
  place,
  problem,
  isBusy,
  onRename,
  onMove,
  onDelete,
  hasStaleDays,
  staleProblem,
  onStaleDays,
}: EditRowProps) {
  const isDefault = isDefaultStage(stage)
  const of = stage.name.trim() || texts.unnamed(place)
  const notMoved = isDefault ? texts.defaultNotMoved : undefined
  const notDeleted = isDefault ? texts.defaultNotDeleted : undefined
  const shared = { of, isBusy }
  return (
    <StageStrip stage={stage}>
      {isDefault ? (
        <>
          <span className={classes.name}>{stage.name}</span>
          <QuietText size="small">{texts.isDefault}</QuietText>
        </>
      ) : (
        <TextField
          id={stepId(stage.id, 'name')}
          flex={1}
          miw={0}
          maw={420}
          aria-label={texts.nameOf(place)}
          placeholder={texts.name}
          value={stage.name}
          error={problem}
          readOnly={isBusy}
          max={pipelineLimits.stage.name.max}
          onChange={onRename}
        />
      )}
      {hasStaleDays && canGoStale(stage) && (
        <StaleDays stage={stage} of={of} isBusy={isBusy} problem={staleProblem} onChange={onStaleDays} />
      )}
      <span className={classes.steps}>
        <Step
          {...shared}
          id={stepId(stage.id, 'up')}
          label={texts.moveUp}
          icon={IconArrowUp}
          lockedBecause={notMoved}
          onClick={() => onMove(-1)}
        />
        <Step
          {...shared}
          id={stepId(stage.id, 'down')}
          label={texts.moveDown}
          icon={IconArrowDown}
          lockedBecause={notMoved}
          onClick={() => onMove(1)}
        />
        <Step
          {...shared}
          id={stepId(stage.id, 'delete')}
          label={texts.remove}
          icon={IconTrash}
          lockedBecause={notDeleted}
          onClick={onDelete}
        />
      </span>
    </StageStrip>
  )
})
