import { endpoint } from '../kit/endpoint'
import { inDataData } from '../kit/envelope'
import { passwordWithTicket } from './accounts/passwords'
import { signedInReply } from './accounts/signed-in'

export const onboardingEndpoints = {
  register: endpoint({
    action: 'onboarding.register',
    method: 'POST',
    path: '/api/createPassword',
    about: [],
    summary: 'Create a password after a code: founds a firm or accepts an invitation, and signs in',
    description: 'A new firm is called My firm until the company step. Answers like sign-in.',
    request: passwordWithTicket,
    reply: inDataData(signedInReply),
  }),
}
