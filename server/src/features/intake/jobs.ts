import type { Deps } from '../../context'
import type { JobHandlers } from '../../jobs/kinds'
import { type ReadDeliveryOf, takeDelivery } from './doors/service'
import { forgetOldPayloads } from './doors/service/purge'
import { fetchPage, pollMeta } from './meta/service/fetch'
import { readLeadOfMeta } from './meta/service/read-lead'
import { askEverybody, askOne } from './portals/service/ask-indiamart'
import { readOfPortal } from './portals/service/read'
import { readEnquiry } from './web-form/reader'

/** How the deliveries of each kind of door are read. */
const readers: Parameters<typeof takeDelivery>[1] = {
  'google-ads': readOfPortal,
  indiamart: readOfPortal,
  justdial: readOfPortal,
  meta: readLeadOfMeta,
  'web-form': readEnquiry,
  webhook: readOfPortal,
} satisfies Record<string, ReadDeliveryOf>

export const intakeJobs = (deps: Deps) =>
  ({
    'intake.ask': () => askEverybody(deps),
    'intake.ask-one': (door) => askOne(deps, door),
    'intake.fetch-meta': fetchPage(deps),
    'intake.poll-meta': () => pollMeta(deps),
    'intake.purge': () => forgetOldPayloads(deps),
    'intake.take': takeDelivery(deps, readers),
  }) satisfies JobHandlers
