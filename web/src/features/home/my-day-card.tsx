import { calendarName } from '@foyer/contract/calendar/messages-place'
import { homeTexts, myDayPartTexts } from '@foyer/contract/home/messages'
import { grouped } from '@foyer/contract/kit/money'
import { type MyDay, type MyDayPart, myDayParts } from '@foyer/contract/leads/my-day/model'
import { Anchor, Button } from '@mantine/core'
import { IconCalendarCheck, IconUserPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../app/addresses'
import { Card } from '../../ui/layout/card'
import { Row } from '../../ui/layout/flow'
import { EmptyState } from '../../ui/states/empty-state'
import { Loaded } from '../../ui/states/loaded'
import { PlainList } from '../../ui/text/plain-list'
import { useCan } from '../accounts/use-can'
import type { CompanyDay } from '../accounts/use-company-day'
import styles from './home.module.css'
import { inkOfPart, MyDayRow } from './my-day-row'
import { seeAll } from './see-all'
import { useDayKeys } from './use-day-keys'
import type { useMyDay } from './use-my-day'

interface MyDayCardProps {
  myDay: ReturnType<typeof useMyDay>
  day: CompanyDay
  userId: string
  /** This person sees no lead at all. */
  isEmpty: boolean
}

/** Everything that waits for one person, the most urgent first. */
export function MyDayCard({ myDay, day, userId, isEmpty }: MyDayCardProps) {
  const rows = useRef<HTMLDivElement>(null)
  useDayKeys(rows)
  return (
    <Card
      title={homeTexts.myDay}
      action={
        <Row gap={14}>
          <Link data-link to={addresses.calendar}>
            {calendarName}
          </Link>
          <Link data-link to={addresses.leadsOf(userId)}>
            {homeTexts.allMyLeads}
          </Link>
        </Row>
      }
    >
      <Loaded of={myDay} failed={homeTexts.myDayFailed} rows={6}>
        {(data) => {
          const waiting = myDayParts.filter((part) => data[part].total > 0)
          if (waiting.length === 0 && isEmpty) return <NoLeadsYet />
          if (waiting.length === 0)
            return (
              <EmptyState
                icon={IconCalendarCheck}
                title={homeTexts.nothingToDo}
                hint={homeTexts.nothingToDoHint}
              />
            )
          return (
            <div ref={rows}>
              {waiting.map((part) => (
                <Part key={part} part={part} content={data[part]} day={day} />
              ))}
            </div>
          )
        }}
      </Loaded>
    </Card>
  )
}

/** Where there is nothing to do because there is nothing at all. */
function NoLeadsYet() {
  const canAdd = useCan('leads.add')
  return (
    <EmptyState
      icon={IconUserPlus}
      title={homeTexts.noLeadsYet}
      hint={homeTexts.noLeadsYetHint}
      action={
        canAdd && (
          <Button component={Link} to={`${addresses.leads}?add-leads`}>
            {homeTexts.addLead}
          </Button>
        )
      }
    />
  )
}

interface PartProps {
  part: MyDayPart
  content: MyDay[MyDayPart]
  day: CompanyDay
}

function Part({ part, content: { leads, total }, day }: PartProps) {
  const all = seeAll(part)
  const name = myDayPartTexts[part]
  return (
    <section className={styles.part} aria-label={name}>
      <h3 className={styles.partHead} data-ink={inkOfPart(part)}>
        {name} <span>{grouped(total)}</span>
        {all && (
          <Anchor component={Link} inherit fw={550} to={all} aria-label={homeTexts.seeAllOf(name)}>
            {homeTexts.seeAll}
          </Anchor>
        )}
      </h3>
      <PlainList>
        {leads.map((lead) => (
          <MyDayRow key={lead.id} part={part} lead={lead} day={day} />
        ))}
      </PlainList>
    </section>
  )
}
