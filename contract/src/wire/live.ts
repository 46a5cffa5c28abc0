import { contentReply, endpoint, noInput } from '../kit/endpoint'
import { liveEventsPath } from '../live/events'

export const liveEndpoints = {
  events: endpoint({
    action: 'live.listen',
    method: 'GET',
    path: liveEventsPath,
    about: [],
    summary: 'What changes, while it happens: a stream of server-sent events',
    request: noInput,
    reply: contentReply('text/event-stream'),
  }),
}
