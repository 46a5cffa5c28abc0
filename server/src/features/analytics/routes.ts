import { beyondEndpoints } from '@foyer/contract/wire/analytics/beyond-endpoints'
import { digestEndpoints } from '@foyer/contract/wire/analytics/digest-endpoints'
import { analyticsEndpoints } from '@foyer/contract/wire/analytics/endpoints'
import { targetEndpoints } from '@foyer/contract/wire/analytics/target-endpoints'
import { reading, routes, writing } from '../../http/mount'
import { entries } from './service/entries'
import { firstResponse } from './service/first-response'
import { followUps } from './service/follow-ups'
import { forecast } from './service/forecast'
import { funnel } from './service/funnel'
import { lostReasons, sourceValues } from './service/lost-and-won-values'
import { reportees } from './service/reportees'
import { topRepresentatives } from './service/representatives'
import { readDigest, saveDigest } from './service/sending/digest'
import { send } from './service/sending/send'
import { bySource, conversion } from './service/sources-and-cities'
import { averages, byStage, stageValues } from './service/stages'
import { summary } from './service/summary'
import { saveTargets, targets } from './service/targets'
import { teamDay } from './service/team-day'
import { today, todayLogs } from './service/today'
import { trends } from './service/trends'

export const analyticsRoutes = [
  ...routes(analyticsEndpoints, {
    reportees: reading(reportees),
    trends: reading(trends),
    summary: reading(summary),
    today: reading(today),
    bySource: reading(bySource),
    conversion: reading(conversion),
    stageValues: reading(stageValues),
    averages: reading(averages),
    byStage: reading(byStage),
    topRepresentatives: reading(topRepresentatives),
    todayLogs: reading(todayLogs),
  }),
  ...routes(beyondEndpoints, {
    firstResponse: reading(firstResponse),
    funnel: reading(funnel),
    lostReasons: reading(lostReasons),
    sourceValues: reading(sourceValues),
    followUps: reading(followUps),
    forecast: reading(forecast),
    entries: reading(entries),
    teamDay: reading(teamDay),
  }),
  ...routes(targetEndpoints, { targets: reading(targets), saveTargets: writing(saveTargets) }),
  ...routes(digestEndpoints, { readDigest: reading(readDigest), saveDigest: writing(saveDigest), send }),
]
