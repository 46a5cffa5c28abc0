import { calendarTexts } from '@foyer/contract/calendar/messages'
import { PageTitle } from '../../ui/page-title'

export const CalendarPage = () => <PageTitle>{calendarTexts.title}</PageTitle>
