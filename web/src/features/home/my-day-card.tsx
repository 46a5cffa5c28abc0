import { homeTexts, myDayPartTexts } from '@foyer/contract/home/messages'
import { type MyDay, type MyDayPart, myDayParts } from '@foyer/contract/leads/work'
import { IconCalendarCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addresses } from '../../app/addresses'
import { EmptyState } from '../../ui/empty-state'
import { FailedState } from '../../ui/failed-state'
import { Card } from '../../ui/layout/card'
import { RowSkeleton } from '../../ui/skeleton'
import type { CompanyDay } from '../accounts/use-company-day'
import styles from './home.module.css'
import { MyDayRow } from './my-day-row'
import { useSeeAll } from './see-all'
import type { useMyDay } from './use-my-day'

interface MyDayCardProps {
  myDay: ReturnType<typeof useMyDay>
  day: CompanyDay
  userId: string
}

/** Everything that waits for one person, the most urgent first. */
export function MyDayCard({ myDay: { data, isError, refetch }, day, userId }: MyDayCardProps) {
  const waiting = data && myDayParts.filter((part) => data[part].total > 0)
  return (
    <Card title={homeTexts.myDay} action={<Link to={addresses.leadsOf(userId)}>{homeTexts.allMyLeads}</Link>}>
      {isError && !data && <FailedState what={homeTexts.myDayFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <RowSkeleton rows={6} />}
      {waiting?.length === 0 && (
        <EmptyState icon={IconCalendarCheck} title={homeTexts.nothingToDo} hint={homeTexts.nothingToDoHint} />
      )}
      {data &&
        waiting?.map((part) => (
          <Part key={part} part={part} content={data[part]} day={day} userId={userId} />
        ))}
    </Card>
  )
}

interface PartProps {
  part: MyDayPart
  content: MyDay[MyDayPart]
  day: CompanyDay
  userId: string
}

function Part({ part, content: { leads, total }, day, userId }: PartProps) {
  const seeAll = useSeeAll(part, { userId, today: day.today })
  const name = myDayPartTexts[part]
  return (
    <section className={styles.group} data-part={part} aria-label={name}>
      <h3>
        {name} <span>{total.toLocaleString('en-IN')}</span>
        {seeAll && (
          <Link to={seeAll} aria-label={homeTexts.seeAllOf(name)}>
            {homeTexts.seeAll}
          </Link>
        )}
      </h3>
      <ul>
        {leads.map((lead) => (
          <MyDayRow key={lead.id} part={part} lead={lead} day={day} />
        ))}
      </ul>
    </section>
  )
}
