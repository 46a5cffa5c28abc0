import { calendarTexts } from '@foyer/contract/calendar/messages'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAt } from '../../testing/render'
import { CalendarPage } from './calendar-page'

it('calendar has its title as the main heading', async () => {
  renderAt('/', [{ path: '/', Component: CalendarPage }])
  expect(await screen.findByRole('heading', { level: 1, name: calendarTexts.title })).toBeDefined()
})
