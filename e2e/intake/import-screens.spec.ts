import { expect } from '../fixtures'
import { importDialog } from '../pages/import-dialog'
import { lookAt } from '../screens'

const who = 'owner' as const

lookAt([
  {
    name: 'L-016 the dialog Import XLS',
    who,
    address: '/lms/?import',
    reach: (page) => expect(importDialog(page).button('Browse')).toBeVisible(),
  },
  {
    name: 'L-212 the rows of a file with a problem',
    who,
    address: '/lms/?import',
    reach: async (page) => {
      const { dialog, choose, button } = importDialog(page)
      await choose('fair.csv', [
        'Name,Mobile,Pincode,Ref',
        'Narmada Lookwala,98330,411001,a',
        'Omkar,9833020009,,b',
      ])
      await button('Import').click()
      await expect(dialog.getByText('1 row cannot be imported')).toBeVisible()
      await expect(dialog.getByText('Every row is a new lead.')).toBeVisible()
    },
  },
  {
    name: 'L-212 no earlier imports',
    who: 'other',
    address: '/lms/?import=earlier',
    reach: (page) => expect(page.getByRole('dialog', { name: 'Earlier imports' })).toBeVisible(),
  },
])
