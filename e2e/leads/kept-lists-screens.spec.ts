import { expect } from '../fixtures'
import { lookAt } from '../screens'

const who = 'owner' as const
const address = '/leads/lead-management-settings/lists'

lookAt([
  {
    name: 'S6 the lists',
    who,
    address,
    reach: (page) => expect(page.getByText('Instagram')).toBeVisible(),
  },
])
