import { homeTexts } from '@foyer/contract/home/messages'
import { type CalendarDate, greetingFor } from '@foyer/contract/kit/dates'
import { leadEndpoints } from '@foyer/contract/wire/leads/endpoints'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { Link } from 'react-router'
import { useEndpoint } from '../../api/queries'
import { addresses } from '../../app/addresses'
import { Stack } from '../../ui/layout/flow'
import { Page, PageColumns } from '../../ui/layout/page'
import { useFoldingHead } from '../../ui/layout/use-folding-head'
import { useIsPhone } from '../../ui/phone'
import { useCan } from '../accounts/use-can'
import { type CompanyDay, useCompanyDay } from '../accounts/use-company-day'
import { useFeatures, useProfile } from '../accounts/use-profile'
import { CountsCard } from './counts-card'
import { HomeWithoutLeads } from './home-without-leads'
import { LeadsCard } from './leads-card'
import { MyDayCard } from './my-day-card'
import { TasksCard } from './tasks-card'
import { useMyDay } from './use-my-day'

/** Only those who set a firm up see it, and only at first. */
const FirstWeekCard = lazy(() =>
  import('./first-week-card').then((module) => ({ default: module.FirstWeekCard })),
)

const hourIn = ({ now, timeZone }: CompanyDay): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now))

const longDayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** 'Sunday, 15 November': browsers differ on the comma, we do not. */
const longDay = (today: CalendarDate): string => {
  const [weekday, ...rest] = longDayFormat.format(new Date(`${today}T00:00:00Z`)).split(/,? /)
  return `${weekday}, ${rest.join(' ')}`
}

interface HomePageProps {
  /** Beside the greeting. */
  action?: ReactNode
}

export function HomePage({ action }: HomePageProps) {
  const { data: profile } = useProfile()
  const { data: features } = useFeatures()
  const canReadLeads = useCan('leads.read')
  const day = useCompanyDay()
  if (!profile || !features) return null
  const greeting = homeTexts.greeting(greetingFor(hourIn(day)), profile.firstName || profile.fullName)
  return canReadLeads ? (
    <MyDay
      greeting={greeting}
      action={action}
      day={day}
      userId={profile.id}
      canAssign={profile.rights.crm.canAssign}
    />
  ) : (
    <HomeWithoutLeads greeting={greeting} profile={profile} features={features} day={day} />
  )
}

interface MyDayProps extends HomePageProps {
  greeting: string
  day: CompanyDay
  userId: string
  canAssign: boolean
}

function MyDay({ greeting, action, day, userId, canAssign }: MyDayProps) {
  const myDay = useMyDay()
  const { data } = myDay
  const isPhone = useIsPhone()
  useFoldingHead()
  const counts = useEndpoint(leadEndpoints.counts, {})
  const isEmpty = counts.data?.total === 0
  const setsUp = useCan('company.firstWeek')
  const [isWeekKnown, setWeekKnown] = useState(false)
  const weekIsKnown = useCallback(() => setWeekKnown(true), [])
  return (
    <Page
      width="wide"
      title={greeting}
      titleSize="large"
      documentTitle={homeTexts.documentTitle}
      action={!isPhone && action}
      text={
        // On a phone two lines from the beginning: what is counted later moves nothing.
        <span style={isPhone ? { display: 'block', minHeight: '2lh' } : undefined}>
          {longDay(day.today)}. {data && homeTexts.followUpsToday(data.today.total, data.overdue.total)}{' '}
          {isPhone && action}
        </span>
      }
    >
      <Stack gap={16}>
        <Suspense>{setsUp && <FirstWeekCard onKnown={weekIsKnown} />}</Suspense>
        {/* Shown where it stays: when it is known whether there is a list above it. */}
        <Stack isHidden={setsUp && !isWeekKnown}>
          <PageColumns side={380} gap={16}>
            <MyDayCard myDay={myDay} day={day} userId={userId} isEmpty={isEmpty} />
            {/* On a phone it is below My Day, whose height is not known yet: it is shown where it stays. */}
            <Stack isHidden={isPhone && myDay.isPending}>
              <TasksCard day={day} />
              <CountsCard />
              {canAssign && (
                <LeadsCard
                  title={homeTexts.waiting}
                  tab="unassigned"
                  empty={isEmpty ? homeTexts.noLeads : homeTexts.nobodyWaits}
                  failed={homeTexts.waitingFailed}
                  day={day}
                  aside={(total) =>
                    Boolean(total) && (
                      <Link data-link to={addresses.leadsTab(8)}>
                        {homeTexts.showAll(total ?? 0)}
                      </Link>
                    )
                  }
                />
              )}
              <LeadsCard
                title={homeTexts.newest}
                tab="all"
                empty={homeTexts.noLeads}
                failed={homeTexts.newestFailed}
                day={day}
                aside={() => (
                  <Link data-link to={addresses.leads}>
                    {homeTexts.allLeads}
                  </Link>
                )}
              />
            </Stack>
          </PageColumns>
        </Stack>
      </Stack>
    </Page>
  )
}
