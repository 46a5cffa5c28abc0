import { fieldAddresses, fieldPages } from '../pages/fields'
import { lookAt } from '../screens'

lookAt([
  {
    name: 'Custom Fields',
    only: 'narrow',
    who: 'owner',
    address: fieldAddresses.list,
    reach: (page) => page.getByText('Vastu Compliance').waitFor(),
  },
  {
    name: 'Creating a drop-down',
    only: 'narrow',
    who: 'owner',
    address: fieldAddresses.create,
    reach: async (page) => {
      const fields = fieldPages(page)
      await fields.name.fill('A name of forty letters, as long as it ge')
      await fields.chooseType('Drop-down')
      await fields.option(2).fill('An option that is as long as an option may be, sixty letters')
    },
  },
  {
    name: 'Lead Form with choices',
    only: 'narrow',
    who: 'owner',
    address: fieldAddresses.form,
    reach: async (page) => {
      const form = fieldPages(page)
      await form.answer('City').getByText('List of choices').click()
      await form.choices('City').fill('Pune')
      await page.keyboard.press('Enter')
      await page.getByText('Unsaved changes').waitFor()
      // What is half below the bar at the foot is too small to be hit.
      await form.choices('City').evaluate((field) => field.scrollIntoView({ block: 'center' }))
    },
  },
])
