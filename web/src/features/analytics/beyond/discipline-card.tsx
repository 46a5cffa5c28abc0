import { figureTexts, disciplineTexts as texts } from '@foyer/contract/analytics/messages/beyond'
import type { Discipline, FollowUpDiscipline, Reportee } from '@foyer/contract/analytics/model'
import { grouped } from '@foyer/contract/kit/money'
import { beyondEndpoints } from '@foyer/contract/wire/analytics/beyond-endpoints'
import { Box } from '@mantine/core'
import { useState } from 'react'
import { Swatch } from '../../../ui/charts/swatch'
import { Row, Stack } from '../../../ui/layout/flow'
import { Count } from '../cards/count'
import { FigureCard, type FigureCardProps } from '../cards/figure-card'
import { SortedTable } from '../cards/sorted-table'
import { EntriesBehind } from '../drawers/entries-behind'
import { useFigure } from '../use-figure'
import { DisciplineBar, type Outcome, outcomeLooks, outcomes } from './discipline-bar'
import { percentOf } from './numbers'

/** What is looked into: all of it, that of one person, or what nobody has. */
interface Opened {
  outcome: Outcome
  whose: 'all' | 'nobody' | Reportee
}

const totalOf = ({ kept, late, missed }: Discipline) => kept + late + missed

/** Which follow-ups were kept, late or missed, together and by person. */
export function DisciplineCard({ query, about }: FigureCardProps) {
  const [opened, setOpened] = useState<Opened>()

  const tableOf = ({ byPerson }: FollowUpDiscipline, hasBars: boolean) => ({
    caption: texts.card.title,
    columns: [
      { key: 'person', label: figureTexts.person },
      ...outcomes.map((outcome) => ({ key: outcome, label: texts.outcomes[outcome], numeric: true })),
    ],
    rows: byPerson.map((row) => {
      const { person, kept, late, missed } = row
      const name = person?.fullName ?? figureTexts.nobody
      const open = (outcome: Outcome) => () => setOpened({ outcome, whose: person ?? 'nobody' })
      const cells = outcomes.map((outcome) => [
        outcome,
        <Count
          key={outcome}
          label={texts.open(name, texts.outcomes[outcome], row[outcome])}
          onOpen={row[outcome] > 0 ? open(outcome) : undefined}
        >
          {grouped(row[outcome])}
        </Count>,
      ])
      return {
        key: person?.id ?? '',
        cells: {
          ...Object.fromEntries(cells),
          person: hasBars ? (
            <Box py={4}>
              {name}
              <DisciplineBar of={row} />
            </Box>
          ) : (
            name
          ),
        },
        plain: { person: name, kept, late, missed },
      }
    }),
  })

  const behind = (whose: Opened['whose']) => {
    if (whose === 'all') return { query, about }
    if (whose === 'nobody')
      return { query, ofNobody: true, about: texts.aboutPerson(about, figureTexts.nobody) }
    return { query: { ...query, people: [whose.id] }, about: texts.aboutPerson(about, whose.fullName) }
  }

  return (
    <>
      <FigureCard
        {...texts.card}
        about={about}
        of={useFigure(beyondEndpoints.followUps, query)}
        isEmpty={(all) => totalOf(all) === 0}
        table={(all) => tableOf(all, false)}
        fileName="follow-up-discipline"
      >
        {(all) => (
          <Stack gap={12}>
            <DisciplineBar of={all} />
            <Row gap={16}>
              {outcomes.map((outcome) => (
                <Row key={outcome} gap={6} isOneLine>
                  <Swatch {...outcomeLooks[outcome]} />
                  <span data-ink="2">{texts.outcomes[outcome]}</span>
                  <strong>
                    <Count
                      label={texts.open(texts.all, texts.outcomes[outcome], all[outcome])}
                      onOpen={all[outcome] > 0 ? () => setOpened({ outcome, whose: 'all' }) : undefined}
                    >
                      {grouped(all[outcome])}
                    </Count>
                  </strong>
                  <small className="num">{percentOf(all[outcome], totalOf(all))}</small>
                </Row>
              ))}
            </Row>
            <SortedTable table={tableOf(all, true)} />
          </Stack>
        )}
      </FigureCard>
      {opened && (
        <EntriesBehind
          figure={opened.outcome}
          {...behind(opened.whose)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
