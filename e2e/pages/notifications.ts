import type { Page } from '@playwright/test'

/** The bell in the head of every page of the staff, and what it opens. */
export function notifications(page: Page) {
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  const rows = panel.getByRole('list', { name: 'Notifications' }).getByRole('listitem')
  return {
    bell,
    /** What the bell says now. */
    unread: async () => Number(/(\d+) unread$/.exec((await bell.getAttribute('aria-label')) ?? '')?.[1] ?? 0),
    panel,
    rows,
    row: (text: string | RegExp) => rows.filter({ hasText: text }),
    tab: (name: 'All' | 'Unread' | 'Assigned to') => panel.getByRole('tab', { name, exact: true }),
    search: panel.getByRole('searchbox', { name: 'Search notifications' }),
    markAsReads: panel.getByRole('button', { name: 'Mark as reads' }),
    none: panel.getByText('No Notification!!!'),
    failed: panel.getByRole('alert').filter({ hasText: 'The notifications could not be loaded.' }),
    close: panel.getByRole('button', { name: 'Close' }),
  }
}
