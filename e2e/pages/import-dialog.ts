import type { Page } from '@playwright/test'

/** The dialog Import XLS. */
export function importDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Import XLS' })
  return {
    dialog,
    open: () => page.getByRole('button', { name: 'Import file' }).click(),
    choose: (name: string, lines: string[]) =>
      dialog
        .locator('input[type="file"]')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) }),
    cell: (name: string) => dialog.getByRole('textbox', { name }),
    button: (name: string | RegExp) => dialog.getByRole('button', { name, exact: true }),
    total: (label: string) => dialog.locator('dl > div').filter({ hasText: label }).locator('dd'),
    close: () => dialog.getByRole('button', { name: 'Close' }).last().click(),
  }
}
