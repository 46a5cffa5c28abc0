import { pipelineLimits } from './limits'
import type { Stage } from './model'

const { undeletable, maxPerStage } = pipelineLimits.status

/** Cannot be deleted, whatever stage it is in (C-040). */
export const isPermanent = (statusId: number): boolean =>
  (undeletable as readonly number[]).includes(statusId)

export const isFullOfStatuses = ({ statuses }: Pick<Stage, 'statuses'>): boolean =>
  statuses.length >= maxPerStage
