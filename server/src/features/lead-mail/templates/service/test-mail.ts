import { refuse, refuseFor } from '@foyer/contract/kit/refusal'
import { templateLimits } from '@foyer/contract/lead-mail/templates/limits'
import {
  templateRefusals as refusals,
  templateReplies as replies,
} from '@foyer/contract/lead-mail/templates/messages'
import type { TestMail } from '@foyer/contract/lead-mail/templates/model'
import { asSystem, type Context } from '../../../../context'
import { takeTry } from '../../../accounts/service'
import { inLeadScope } from '../../../leads/service'
import { queueMails } from '../../../mail/service'
import { filled, namedLead } from './fill'
import { refuseForeignPictures } from './pictures'

/** A mail can be sent to oneself as often as one likes, but not a thousand times by accident. */
async function refuseTooManyTests(ctx: Context): Promise<void> {
  const limit = {
    subject: `mail-tests:${ctx.viewer.userId}`,
    atMost: templateLimits.testsPerHour,
    minutes: 60,
  }
  const taken = await asSystem(ctx, (scope) => takeTry(scope, [limit]))
  if ('limit' in taken) refuseFor(taken.wait, refusals.tooManyTests)
}

/** Goes to the caller and nobody else, by the way by which mails to leads go. */
export async function testTemplate(ctx: Context, mail: TestMail): Promise<{ message: string }> {
  await refuseTooManyTests(ctx)
  const { viewer } = ctx
  return inLeadScope(ctx, async (scope) => {
    const { values } = await namedLead(scope, mail.leadId)
    const { subject, html, text } = filled(mail, values)
    if (!text && !html) refuse(refusals.emptyText)
    await refuseForeignPictures(scope, viewer.userId, html)
    await queueMails(scope, [
      {
        companyId: scope.companyId,
        lane: 'firm',
        recipient: viewer.email,
        fromName: viewer.fullName,
        replyTo: viewer.email,
        senderId: viewer.userId,
        subject,
        html,
        text,
      },
    ])
    return { message: replies.tested(viewer.email) }
  })
}
