import { dashboardTexts } from '@foyer/contract/analytics/messages/dashboard'
import { targetTexts as texts } from '@foyer/contract/analytics/messages/targets'
import type { Target, Targets } from '@foyer/contract/analytics/model'
import { monthName, monthOf } from '@foyer/contract/analytics/months'
import type { CalendarDate } from '@foyer/contract/kit/dates'
import { formatAmount } from '@foyer/contract/kit/money'
import { targetEndpoints } from '@foyer/contract/wire/analytics/target-endpoints'
import { Button } from '@mantine/core'
import { IconTarget } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useEndpoint } from '../../../../api/queries'
import { Row, Stack } from '../../../../ui/layout/flow'
import { EmptyState } from '../../../../ui/states/empty-state'
import { QuietText } from '../../../../ui/text/quiet-text'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { FigureCard, type FigureCardProps } from '../../cards/figure-card'
import { usePeopleWords } from '../../use-about'
import { MonthStepper } from './month-stepper'
import { TargetRows } from './target-rows'
import { targetTable } from './target-table'

const EditTargets = lazy(() => import('./edit-targets').then((module) => ({ default: module.EditTargets })))

const hasTarget = ({ amount, leads }: Target) => amount !== undefined || leads !== undefined

/** What people are to win in a month, and how far they are. It has a month of its own, whatever the period is. */
export function TargetsCard({ query: { people } }: Pick<FigureCardProps, 'query'>) {
  const { today, currencySymbol } = useCompanyDay()
  const [chosen, setChosen] = useState<CalendarDate>()
  const [isEditing, setEditing] = useState(false)
  const whose = usePeopleWords(people)
  const month = chosen ?? monthOf(today)
  const read = useEndpoint(targetEndpoints.targets, { month }, { keepPrevious: true })
  const shownOf = ({ rows }: Targets) =>
    rows.filter(({ person }) => people.length === 0 || people.includes(person.id))
  const withTarget = (targets: Targets) => shownOf(targets).filter(({ target }) => hasTarget(target))
  return (
    <>
      <FigureCard
        title={texts.title}
        explain={texts.explain}
        about={dashboardTexts.about(texts.about(monthName(month)), whose)}
        of={read}
        hasOwnPeriod
        // Its month and its button are there also where no target is.
        isEmpty={() => false}
        emptyText={texts.none(monthName(month))}
        failedText={texts.failed}
        table={(targets) =>
          targetTable(withTarget(targets), targets.month, (value) => formatAmount(value, currencySymbol))
        }
        fileName="targets"
      >
        {(targets) => {
          const rows = withTarget(targets)
          const without = shownOf(targets).length - rows.length
          const edit = targets.mayEdit && (
            <Button data-unpainted variant="default" size="xs" onClick={() => setEditing(true)}>
              {rows.length > 0 ? texts.edit : texts.set}
            </Button>
          )
          return (
            <Stack gap={12}>
              <Row gap={8} justify="space-between">
                <MonthStepper month={month} onChange={setChosen} />
                {rows.length > 0 && edit}
              </Row>
              {rows.length === 0 ? (
                <EmptyState
                  icon={IconTarget}
                  title={texts.none(monthName(targets.month))}
                  hint={targets.mayEdit ? texts.noneHint : texts.noneHintReading}
                  action={edit}
                />
              ) : (
                <>
                  <TargetRows rows={rows} month={targets.month} />
                  {without > 0 && <QuietText size="small">{texts.without(without)}</QuietText>}
                </>
              )}
            </Stack>
          )
        }}
      </FigureCard>
      {isEditing && read.data && !read.isPlaceholderData && (
        <Suspense>
          <EditTargets targets={read.data} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}
