import { expect } from '../fixtures'
import { lookAt } from '../screens'

const address = '/leads/lead-management-settings/lead-assignment'
const label = 'Enable automatic lead assignment'

lookAt([
  {
    name: 'S-070 the automatic assignment',
    only: 'narrow',
    who: 'sales6',
    address,
    reach: (page) => expect(page.getByRole('checkbox', { name: label })).toBeVisible(),
  },
])
