import { expect } from '../fixtures'
import { pipelinePage, rulesAddress, stageAddress, statusAddress } from '../pages/pipeline'
import { lookAt } from '../screens'

const owner = 'owner' as const

lookAt([
  {
    name: 'S-006 the statuses',
    who: owner,
    address: statusAddress,
    reach: (page) => expect(page.getByText('1 of 2')).toBeVisible(),
  },
  {
    name: 'S-008 the dialog for a status',
    only: 'narrow',
    who: owner,
    address: statusAddress,
    reach: async (page) => {
      await pipelinePage(page).button('Add Status').click()
      await pipelinePage(page).dialog('Add Status').getByRole('button', { name: 'Add' }).click()
      await expect(page.getByText('Field is required')).toHaveCount(2)
    },
  },
  {
    name: 'S-016 the stages while they are edited',
    only: 'narrow',
    who: owner,
    address: stageAddress,
    reach: async (page) => {
      await pipelinePage(page).button('Edit').click()
      await pipelinePage(page).button('Add New Stage').click()
      await pipelinePage(page).button('Save Changes').click()
      await expect(page.getByText('Please give the stage a name.')).toBeVisible()
    },
  },
  {
    name: 'S-055 the dialog for a rule',
    only: 'narrow',
    who: owner,
    address: rulesAddress,
    reach: async (page) => {
      await pipelinePage(page).button('Add New Rule').click()
      const dialog = pipelinePage(page).dialog('Add New Rule')
      await pipelinePage(page).choose('Required Details*', 'Contact No.')
      await page.keyboard.press('Escape')
      await expect(dialog.getByText('Contact No.')).toBeVisible()
    },
  },
])
