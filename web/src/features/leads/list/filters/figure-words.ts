import { type CalendarDate, formatDay } from '@foyer/contract/kit/dates'
import { type LeadFigure, quietDays } from '@foyer/contract/leads/list/figure'
import { cityName, reasonName } from '@foyer/contract/leads/list/figure-names'
import { figureTexts } from '@foyer/contract/leads/messages/figures'
import type { Choice } from './filter-fields'

interface Around {
  today: CalendarDate
  stages: Choice[]
}

function whatOf(figure: LeadFigure, { today, stages }: Around): string {
  if (figure.kind === 'quiet') return figureTexts.quiet(quietDays)
  if (figure.kind === 'interested-today') return figureTexts.interestedToday
  if (figure.kind === 'without-source') return figureTexts.withoutSource
  const [from, to] = [figure.from, figure.to].map((day) => formatDay(day, today)) as [string, string]
  const days = from === to ? from : `${from} – ${to}`
  if (figure.kind !== 'reached') return figureTexts[figure.kind](days)
  const stage = stages.find(({ value }) => value === figure.stageId)
  return figureTexts.reached(days, stage?.label ?? figureTexts.someStage)
}

function detailsOf(figure: LeadFigure): string[] {
  const details: string[] = []
  if (figure.kind === 'won' && figure.city !== undefined)
    details.push(figure.city ? cityName(figure.city) : figureTexts.noCity)
  if (figure.kind === 'lost' && figure.reason !== undefined)
    details.push(reasonName(figure.reason) || figureTexts.noReason)
  if ('isValued' in figure && figure.isValued) details.push(figureTexts.valued)
  if ('isSourceless' in figure && figure.isSourceless) details.push(figureTexts.sourceless)
  return details
}

/** 'Won 01 Jan – 31 Dec, Pune, with a budget' */
export const wordsOfFigure = (figure: LeadFigure, around: Around): string =>
  [whatOf(figure, around), ...detailsOf(figure)].join(', ')
