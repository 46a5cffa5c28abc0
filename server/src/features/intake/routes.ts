import { doorEndpoints } from '@foyer/contract/wire/intake/doors/endpoints'
import { portalEndpoints } from '@foyer/contract/wire/intake/portals/endpoints'
import { reading, routes, writing } from '../../http/mount'
import { addDoor, editDoor } from './doors/service/set-up'
import { door, doors } from './doors/service/show'
import { retryDeliveries } from './doors/service/take-again'
import { deliver, deliverByAddress } from './portals/service/deliver'
import { tryDoor } from './portals/service/try-door'
import { webFormRoutes } from './web-form/routes'

export const intakeRoutes = [
  ...routes(doorEndpoints, {
    doors: reading(doors),
    door: reading(door),
    addDoor: writing(addDoor),
    editDoor: writing(editDoor),
    retryDeliveries: writing(retryDeliveries),
    tryDoor: writing(tryDoor),
  }),
  ...routes(portalEndpoints, { deliver, deliverByAddress }),
  ...webFormRoutes,
]
