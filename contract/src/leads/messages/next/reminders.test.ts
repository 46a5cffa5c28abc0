import { expect, it } from 'vitest'
import { reminderDetails } from './reminders'

it('a reminder says how and when, as far as that is known', () => {
  const today = '2026-11-16'
  const details = (on: string, time?: string, kind?: 'call' | 'client-visit') =>
    reminderDetails({ on, time, kind }, today)
  expect(details(today, '16:05', 'call')).toBe('(call, today 4:05 PM)')
  expect(details('2026-11-15', '18:00', 'client-visit')).toBe('(client visit, yesterday 6:00 PM)')
  expect(details(today)).toBe('(today)')
})
