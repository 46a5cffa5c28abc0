import { refuse } from '@foyer/contract/kit/refusal'
import type { FastifyRequest } from 'fastify'
import { unknownAddress } from './errors'

const loopbackAddress = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const loopbackHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i

/**
 * Only from this machine: the connection must come from it, not through a proxy, and use a local host name (another name
 * that points here would let a foreign page read it).
 */
const isFromThisMachine = ({ socket, headers }: FastifyRequest): boolean =>
  loopbackAddress.test(socket.remoteAddress ?? '') &&
  loopbackHost.test(headers.host ?? '') &&
  !('x-forwarded-for' in headers || 'forwarded' in headers || 'via' in headers)

export async function refuseOtherMachines(request: FastifyRequest): Promise<void> {
  if (!isFromThisMachine(request)) refuse(unknownAddress)
}
