import { leadFeature } from '@foyer/contract/notifications/model'
import type { CompanyScope } from '../../context'
import { newId } from '../../new-id'
import { ring } from './deliver'
import { cleanLine } from './line'

/** A bell for one person about what they have done themselves, and that no rule of the firm is about. */
export const tellPerson = (
  scope: CompanyScope,
  userId: string,
  { text, link }: { text: string; link: string },
): Promise<unknown> =>
  ring(scope, [
    {
      id: newId(scope.now),
      text: cleanLine(text),
      feature: leadFeature,
      link,
      createdAt: scope.now,
      receiverIds: [userId],
    },
  ])
